-- What joins a bonus to money. Kinds of journals as in the ledger: 1301 granted, 1304 released, 1305 expired, 1306
-- forfeited, 1307 revoked; account 2 is the bonus.
CREATE OR REPLACE FUNCTION bonus_audit()
RETURNS TABLE (rule text, line text) LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT 'a bonus that was taken was given once', format('player %s bonus %s: %s, the ledger gave %s',
    coalesce(g.player_id, j.player_id), coalesce(g.key, j.key), g.amount, j.amount)
  FROM (SELECT b.player_id, 'bonus-grant:' || b.id AS key, b.amount, b.currency FROM bonus_grant b
    WHERE b.claimed_at IS NOT NULL) g
  FULL JOIN (
    SELECT k.player_id, k.idem_key AS key, e.amount, k.currency FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 2
    WHERE k.kind = 1301) j ON j.player_id = g.player_id AND j.key = g.key
  WHERE g.amount IS DISTINCT FROM j.amount OR g.currency IS DISTINCT FROM j.currency;

  RETURN QUERY
  SELECT 'a bonus that ended went where it says', format('player %s bonus %s: released %s, taken %s, the ledger has %s and %s',
    g.player_id, g.id, g.released, g.taken, m.released, m.taken)
  FROM bonus_grant g
  CROSS JOIN LATERAL (
    SELECT coalesce(-sum(e.amount) FILTER (WHERE k.kind = 1304), 0) AS released,
      coalesce(-sum(e.amount) FILTER (WHERE k.kind <> 1304), 0) AS taken
    FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 2
    WHERE k.player_id = g.player_id AND k.idem_key IN ('bonus-end:' || g.id, 'bonus-rest:' || g.id)) m
  WHERE (coalesce(g.released, 0), coalesce(g.taken, 0)) IS DISTINCT FROM (m.released, m.taken);

  RETURN QUERY
  SELECT 'nobody has a bonus without one that is active', format('player %s: %s %s', a.player_id, a.balance, a.currency)
  FROM ledger_account a
  WHERE a.kind = 2 AND a.balance <> 0 AND NOT EXISTS (
    SELECT FROM bonus_grant g WHERE g.player_id = a.player_id AND g.state = 1 AND g.currency = a.currency);
END $$;
REVOKE ALL ON FUNCTION bonus_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus_audit TO fairlot_app;
