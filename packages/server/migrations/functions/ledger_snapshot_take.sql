-- Sums an account of the house up to a watermark: what the last snapshot says, and what came after it.
CREATE OR REPLACE FUNCTION ledger_snapshot_take(_account smallint, _ref bigint, _currency char(3), _upto bigint)
RETURNS void LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _last bigint; _balance bigint;
BEGIN
  SELECT s.upto, s.balance INTO _last, _balance FROM ledger_snapshot s
  WHERE s.account = _account AND s.ref = _ref AND s.currency = _currency ORDER BY s.upto DESC LIMIT 1;
  IF _upto <= _last THEN RETURN; END IF;
  INSERT INTO ledger_snapshot (account, ref, currency, upto, balance)
  SELECT _account, _ref, _currency, _upto, coalesce(_balance, 0) + coalesce(sum(e.amount), 0)
  FROM ledger_journal j
  JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
  WHERE j.n > coalesce(_last, 0) AND j.n <= _upto
    AND e.account = _account AND e.ref = _ref AND e.currency = _currency
  ON CONFLICT DO NOTHING;
END $$;
REVOKE ALL ON FUNCTION ledger_snapshot_take FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_snapshot_take TO fairlot_app;
