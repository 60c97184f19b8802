-- Sums an account of the house up to the oldest transaction still running: reading it later is short.
CREATE OR REPLACE FUNCTION ledger_snapshot_take(_account smallint, _ref bigint, _currency char(3)) RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO ledger_snapshot (account, ref, currency, upto, balance)
  SELECT _account, _ref, _currency, m.upto, coalesce(sum(e.amount), 0)
  FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS upto) m
  LEFT JOIN (ledger_entry e JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id)
    ON e.account = _account AND e.ref = _ref AND e.currency = _currency AND j.xid < m.upto
  GROUP BY m.upto ON CONFLICT DO NOTHING RETURNING balance;
$$;

REVOKE ALL ON FUNCTION ledger_snapshot_take FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_snapshot_take TO fairlot_app;
