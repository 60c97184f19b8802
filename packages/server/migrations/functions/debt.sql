-- What a player owes and has, with both held until the transaction ends: whoever changes one waits here. The player's row
-- comes first, as for all that is his; the account is the last but for ledger_post.
CREATE OR REPLACE FUNCTION debt_lock(_player bigint, _currency bpchar, OUT owed bigint, OUT cash bigint)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM player p WHERE p.player_id = _player FOR NO KEY UPDATE;
  SELECT d.owed INTO owed FROM debt d WHERE d.player_id = _player AND d.currency = _currency FOR UPDATE;
  SELECT a.balance INTO cash FROM ledger_account a
  WHERE a.player_id = _player AND a.kind = 1 AND a.currency = _currency FOR UPDATE;
  owed := coalesce(owed, 0);
  cash := coalesce(cash, 0);
END $$;
REVOKE ALL ON FUNCTION debt_lock FROM PUBLIC;
GRANT EXECUTE ON FUNCTION debt_lock TO fairlot_app;

-- Changes what a player owes, by what its journal moves, once by its cause, and sets the flag DEBT as long as he owes
-- anything in any currency. Whether the flag changed. Who calls it holds debt_lock.
CREATE OR REPLACE FUNCTION debt_change(_player bigint, _currency bpchar, _amount bigint, _kind smallint, _cause text,
  _no text, _note text) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := app_now();
  _owes boolean;
BEGIN
  INSERT INTO debt_move (player_id, n, cause, currency, amount, kind, no, note, at)
  SELECT _player, coalesce(max(m.n), 0) + 1, _cause, _currency, _amount, _kind, _no, _note, _now
  FROM debt_move m WHERE m.player_id = _player;
  UPDATE debt d SET owed = d.owed + _amount,
    since = CASE WHEN d.owed + _amount > 0 THEN coalesce(d.since, _now) END
  WHERE d.player_id = _player AND d.currency = _currency;
  IF NOT FOUND THEN
    INSERT INTO debt (player_id, currency, owed, since) VALUES (_player, _currency, _amount, _now);
  END IF;
  _owes := EXISTS (SELECT FROM debt d WHERE d.player_id = _player AND d.owed > 0);
  UPDATE player p SET flags = CASE WHEN _owes THEN p.flags | flag_debt() ELSE p.flags & ~flag_debt() END
  WHERE p.player_id = _player AND (p.flags & flag_debt() <> 0) <> _owes;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION debt_change FROM PUBLIC;
GRANT EXECUTE ON FUNCTION debt_change TO fairlot_app;

-- What is owed is what the books say, what its moves add up to, and what the flag says.
CREATE OR REPLACE FUNCTION debt_audit() RETURNS TABLE (line text)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH books AS (
    SELECT e.player_id, e.currency, -sum(e.amount) AS owed FROM ledger_entry e
    WHERE e.account = 62 GROUP BY 1, 2),
  moves AS (
    SELECT m.player_id, m.currency, sum(m.amount) AS owed FROM debt_move m GROUP BY 1, 2)
  SELECT format('player %s owes %s, the books say %s, its moves %s', player_id, d.owed, b.owed, m.owed)
  FROM debt d FULL JOIN books b USING (player_id, currency) FULL JOIN moves m USING (player_id, currency)
  WHERE coalesce(d.owed, 0) <> coalesce(b.owed, 0) OR coalesce(d.owed, 0) <> coalesce(m.owed, 0)
  UNION ALL
  SELECT format('player %s owes %s and his flags are %s', player_id, coalesce(d.owed, 0), p.flags)
  FROM (SELECT o.player_id, sum(o.owed) AS owed FROM debt o WHERE o.owed > 0 GROUP BY 1) d
  FULL JOIN (SELECT f.player_id, f.flags FROM player f WHERE f.flags <> 0 AND f.flags & flag_debt() <> 0) p USING (player_id)
  WHERE d.player_id IS NULL OR p.player_id IS NULL
  UNION ALL
  SELECT format('move %s of player %s: %s, its journal %s', coalesce(m.cause, j.cause), coalesce(m.player_id, j.player_id),
    m.amount, j.amount)
  FROM debt_move m FULL JOIN (
    SELECT l.player_id, regexp_replace(l.idem_key, '^debt(-offset|-writeoff)?:', '') AS cause, -e.amount AS amount
    FROM ledger_journal l
    JOIN ledger_entry e ON e.player_id = l.player_id AND e.journal_id = l.id AND e.account = 62
    WHERE l.kind IN (1104, 1105, 1106)) j ON j.player_id = m.player_id AND j.cause = m.cause
  WHERE m.amount IS DISTINCT FROM j.amount
$$;
REVOKE ALL ON FUNCTION debt_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION debt_audit TO fairlot_app;
