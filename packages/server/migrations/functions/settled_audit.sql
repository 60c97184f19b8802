-- Bets that were counted against the bets themselves, and with the stakes that are open against the ledger. `_since`: of the
-- settlements that are looked at; the books of each player are always looked at whole with -infinity, else not.
CREATE OR REPLACE FUNCTION settled_audit(_since timestamptz DEFAULT '-infinity')
RETURNS TABLE (line text) LANGUAGE plpgsql STABLE SET search_path = public, pg_temp
-- Whole tables are joined, whatever young statistics say.
SET enable_nestloop = off AS $$
DECLARE
  -- Issues that are counted: what they say stands. All others are read from their bets.
  _open int[] := ARRAY(
    SELECT j.issue_id FROM issue_job j WHERE j.step <> 'done' UNION SELECT q.issue_id FROM bet_count_queue q);
BEGIN
  RETURN QUERY
  WITH counted AS MATERIALIZED (
    SELECT b.issue_id, b.currency, array_agg(b.player_id ORDER BY b.player_id) AS ids,
      array_agg(b.covered ORDER BY b.player_id) AS covered
    FROM bet_counted b WHERE b.serial = 0 AND b.settled_at >= _since AND b.issue_id <> ALL (_open) GROUP BY 1, 2),
  wanted AS MATERIALIZED (SELECT w.* FROM counted c CROSS JOIN LATERAL bet_settled_of(c.issue_id, c.ids, c.covered, c.currency) w)
  SELECT format('player %s issue %s: %s staked, %s won, %s turned over at %s, the bets say %s, %s and %s at %s', b.player_id,
    b.issue_id, b.stake, b.prize, b.turnover, b.settled_at, w.stake, w.prize, w.turnover, w.settled_at)
  FROM bet_counted b LEFT JOIN wanted w ON w.player_id = b.player_id AND w.issue_id = b.issue_id
  WHERE b.serial = 0 AND b.settled_at >= _since AND b.issue_id <> ALL (_open) AND b IS DISTINCT FROM w;

  RETURN QUERY
  SELECT format('player %s round %s: %s staked, %s won, %s turned over, the round says %s, %s and %s', b.player_id, b.serial,
    b.stake, b.prize, b.turnover, r.stake - r.refund, r.prize, coalesce(t.stake - t.wide - o.opposed, 0))
  FROM bet_counted b LEFT JOIN instant_round r ON r.player_id = b.player_id AND r.serial = b.serial
  LEFT JOIN LATERAL instant_turnover_of(r.player_id, r.intent) t ON true
  CROSS JOIN LATERAL (SELECT turnover_opposed(t.stake, t.wide, t.opposed, r.covered) AS opposed) o
  WHERE b.serial > 0 AND b.settled_at >= _since AND (b.stake, b.prize, b.turnover, b.settled_at)
    IS DISTINCT FROM (r.stake - r.refund, r.prize, coalesce(t.stake - t.wide - o.opposed, 0), r.drawn_at);
  IF _since > '-infinity' THEN RETURN; END IF;

  RETURN QUERY
  WITH books AS (
    SELECT e.player_id, -sum(e.amount) AS stake FROM ledger_journal j JOIN ledger_kind k ON k.kind = j.kind AND k.class = 3
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10 GROUP BY 1),
  bets AS (
    SELECT s.player_id, sum(s.stake) AS stake FROM (
      SELECT b.player_id, b.stake FROM bet_counted b WHERE b.serial > 0 OR b.issue_id <> ALL (_open)
      UNION ALL
      SELECT b.player_id, b.stake - b.refund FROM bet b WHERE b.issue_id = ANY (_open) AND b.state <> 1
      UNION ALL
      SELECT r.player_id, r.stake - r.refund FROM instant_round r
      WHERE NOT EXISTS (SELECT FROM bet_counted b WHERE b.player_id = r.player_id AND b.serial = r.serial)) s GROUP BY 1)
  SELECT format('player %s: %s of bets settled and open, %s in the books', coalesce(k.player_id, b.player_id),
    coalesce(b.stake, 0), coalesce(k.stake, 0))
  FROM books k FULL JOIN bets b ON b.player_id = k.player_id
  WHERE coalesce(k.stake, 0) <> coalesce(b.stake, 0);

  RETURN QUERY
  SELECT format('stakes that are open: %s counted, the hours say %s', c.open_stake, h.stake)
  FROM money_counted c CROSS JOIN (
    SELECT -coalesce(sum(m.amount), 0) AS stake FROM money_hour m
    LEFT JOIN ledger_kind k ON k.kind = m.kind WHERE m.kind = 1 OR k.class = 3) h
  WHERE c.open_stake <> h.stake;
END $$;
REVOKE ALL ON FUNCTION settled_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION settled_audit TO fairlot_app;
