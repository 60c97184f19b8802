-- Locks the wallets of both sides of a transfer in the order of ledger_post, so that nobody waits for each other, and returns
-- what they have that is not held. The rows of the players come before.
CREATE OR REPLACE FUNCTION transfer_lock(_from bigint, _to bigint, _currency bpchar, OUT from_cash bigint, OUT to_cash bigint)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  r record;
BEGIN
  from_cash := 0;
  to_cash := 0;
  FOR r IN
    SELECT a.player_id, a.balance FROM ledger_account a
    WHERE a.player_id IN (_from, _to) AND a.kind = 1 AND a.currency = _currency
    ORDER BY a.player_id FOR UPDATE
  LOOP
    IF r.player_id = _from THEN from_cash := r.balance; ELSE to_cash := r.balance; END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION transfer_lock FROM PUBLIC;
GRANT EXECUTE ON FUNCTION transfer_lock TO fairlot_app;

-- Each transfer has its two journals, and each that was reversed the two that take them back. The other way, from journal to row,
-- is the look at sources.
CREATE OR REPLACE FUNCTION transfer_audit() RETURNS TABLE (line text)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH sides AS (
    SELECT t.id, t.no, t.currency, t.from_player AS player_id, 901 AS kind, 906 AS back,
      -t.amount AS amount FROM transfer t
    UNION ALL
    SELECT t.id, t.no, t.currency, t.to_player, 902, 907, t.amount FROM transfer t),
  booked AS (
    SELECT j.player_id, j.id, j.kind, j.currency, j.reverses, e.amount
    FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
    WHERE j.kind IN (901, 902, 906, 907))
  SELECT format('%s of player %s: moves %s, its journal %s', s.no, s.player_id, s.amount, b.amount)
  FROM sides s LEFT JOIN booked b ON b.player_id = s.player_id AND b.id = s.id AND b.kind = s.kind
  WHERE s.amount IS DISTINCT FROM b.amount OR s.currency IS DISTINCT FROM b.currency
  UNION ALL
  SELECT format('reversal of %s of player %s: moves %s, its journal %s', s.no, s.player_id,
    CASE WHEN r.transfer_id IS NOT NULL THEN -s.amount END, b.amount)
  FROM sides s
  LEFT JOIN transfer_reversal r ON r.transfer_id = s.id
  LEFT JOIN booked b ON b.player_id = s.player_id AND b.reverses = s.id AND b.kind = s.back
  WHERE CASE WHEN r.transfer_id IS NOT NULL THEN -s.amount END IS DISTINCT FROM b.amount
  UNION ALL
  SELECT format('reversal of %s: took %s and left %s owed of %s', t.no, r.taken, r.owed, t.amount)
  FROM transfer_reversal r JOIN transfer t ON t.id = r.transfer_id WHERE r.taken + r.owed <> t.amount
$$;
REVOKE ALL ON FUNCTION transfer_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION transfer_audit TO fairlot_app;
