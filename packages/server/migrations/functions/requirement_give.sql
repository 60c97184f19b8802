-- Gives what players turned over to their open lines in order: each line takes what the lines before it leave, and what
-- is over goes nowhere. Which line took what. Whoever calls it has locked the lines.
CREATE OR REPLACE FUNCTION requirement_give(_players bigint[], _counted bigint[], _now timestamptz)
RETURNS TABLE (player_id bigint, id bigint, amount bigint)
LANGUAGE sql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  WITH given AS (
    SELECT r.player_id, r.id, least(r.required - r.done,
      greatest(0, t.counted - sum(r.required - r.done) OVER w + (r.required - r.done)))::bigint AS amount
    FROM (SELECT * FROM requirement q WHERE q.state = 0 AND q.player_id = ANY (_players)) r
    JOIN unnest(_players, _counted) t (player_id, counted) ON t.player_id = r.player_id
    WINDOW w AS (PARTITION BY r.player_id ORDER BY r.id))
  UPDATE requirement r SET done = r.done + g.amount,
    state = (r.done + g.amount = r.required)::int,
    ended_by = CASE WHEN r.done + g.amount = r.required THEN 1 END,
    ended_at = CASE WHEN r.done + g.amount = r.required THEN _now END
  FROM given g WHERE r.player_id = g.player_id AND r.id = g.id AND g.amount > 0
  RETURNING r.player_id, r.id, g.amount
$$;
REVOKE ALL ON FUNCTION requirement_give FROM PUBLIC;

-- Ends the lines of those who have less than 1.000 left, what is held, a bonus and what is bet included. Bets that are open are
-- looked up in the few issues that are not done, and for whoever has little else alone.
CREATE OR REPLACE FUNCTION requirement_end_poor(_players bigint[], _currency bpchar, _now timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  UPDATE requirement r SET state = 1, ended_by = 2, ended_at = _now
  FROM (
    SELECT p.id FROM unnest(_players) p(id)
    CROSS JOIN LATERAL (SELECT coalesce(sum(a.balance), 0) AS cash FROM ledger_account a
      WHERE a.player_id = p.id AND a.kind IN (1, 2, 3) AND a.currency = _currency) has
    WHERE CASE WHEN has.cash >= 1000 THEN false ELSE 1000 > has.cash + coalesce((
      SELECT sum(b.stake) FROM bet b
      WHERE b.player_id = p.id AND b.state = 0 AND b.issue_id = ANY (ARRAY(
        SELECT j.issue_id FROM issue_job j WHERE j.step IN ('close', 'draw', 'settle', 'refund')))), 0) END) poor
  WHERE r.player_id = poor.id AND r.state = 0
$$;
REVOKE ALL ON FUNCTION requirement_end_poor FROM PUBLIC;
