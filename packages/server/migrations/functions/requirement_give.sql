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

-- What of the turnover of players in an issue a bonus staked: it counts for the line of that bonus alone, and what is
-- over goes nowhere (product 5.4). Bets that cover too much and what came back count for none; the turnover of a
-- player is the most of it. Called before `requirement_give`, which has the rest.
CREATE OR REPLACE FUNCTION requirement_give_bonus(_issue int, _run smallint, _players bigint[], _now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
BEGIN
  UPDATE turnover t SET bonus = least(t.counted, p.amount)
  FROM (SELECT c.player_id, sum(c.amount)::bigint AS amount FROM bonus_counted(_issue, _players) c GROUP BY c.player_id) p
  WHERE t.player_id = p.player_id AND t.issue_id = _issue AND t.run = _run;
  WITH given AS (
    SELECT r.player_id, r.id, least(r.required - r.done,
      greatest(0, least(p.amount, t.bonus - (sum(p.amount) OVER w - p.amount))))::bigint AS amount
    FROM bonus_counted(_issue, _players) p
    JOIN (SELECT * FROM turnover c WHERE c.player_id = ANY (_players) AND c.issue_id = _issue AND c.run = _run) t
      ON t.player_id = p.player_id
    JOIN (SELECT * FROM requirement q WHERE q.state = 0 AND q.player_id = ANY (_players)) r
      ON r.player_id = p.player_id AND r.source = 'bonus:' || p.grant_id
    WINDOW w AS (PARTITION BY p.player_id ORDER BY p.grant_id)),
  done AS (
    UPDATE requirement r SET done = r.done + g.amount,
      state = (r.done + g.amount = r.required)::int,
      ended_by = CASE WHEN r.done + g.amount = r.required THEN 1 END,
      ended_at = CASE WHEN r.done + g.amount = r.required THEN _now END
    FROM given g WHERE r.player_id = g.player_id AND r.id = g.id AND g.amount > 0
    RETURNING r.player_id, r.id, g.amount)
  INSERT INTO requirement_part (player_id, requirement_id, issue_id, run, amount)
  SELECT d.player_id, d.id, _issue, _run, d.amount FROM done d;
END $$;
REVOKE ALL ON FUNCTION requirement_give_bonus FROM PUBLIC;

-- By bonus, what of it the bets of players in an issue turned over. Two amounts multiplied are more than a bigint holds.
CREATE OR REPLACE FUNCTION bonus_counted(_issue int, _players bigint[])
RETURNS TABLE (player_id bigint, grant_id bigint, amount bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  SELECT s.player_id, s.grant_id, sum(div(s.bonus::numeric * (b.stake - b.refund), b.stake))::bigint
  FROM bonus_stake s JOIN bet b ON b.player_id = s.player_id AND b.id = s.bet_id
  WHERE s.issue_id = _issue AND s.player_id = ANY (_players) AND b.state IN (2, 3) AND b.turnover IS DISTINCT FROM 0
  GROUP BY s.player_id, s.grant_id
$$;
REVOKE ALL ON FUNCTION bonus_counted FROM PUBLIC;
-- The audit asks for it.
GRANT EXECUTE ON FUNCTION bonus_counted TO fairlot_app;

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
