-- What the bets of players in an issue count for: ties, and what was taken back, for nothing; of sides on one play only the
-- difference.
CREATE OR REPLACE FUNCTION turnover_of(_issue int, _players bigint[])
RETURNS TABLE (player_id bigint, stake bigint, wide bigint, opposed bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  SELECT g.player_id, sum(g.stake)::bigint, coalesce(sum(g.stake) FILTER (WHERE g.pair = 0), 0)::bigint,
    coalesce(sum(g.stake - abs(g.difference)) FILTER (WHERE g.pair > 0), 0)::bigint
  FROM (
    SELECT b.player_id, abs(b.turnover) AS pair, sum(b.stake - b.refund) AS stake,
      sum(sign(b.turnover) * (b.stake - b.refund)) AS difference
    FROM bet b
    WHERE b.issue_id = _issue AND b.player_id = ANY (_players) AND b.state IN (2, 3) AND b.stake > b.refund
    GROUP BY b.player_id, b.play_id, abs(b.turnover)) g
  GROUP BY g.player_id
$$;
REVOKE ALL ON FUNCTION turnover_of FROM PUBLIC;
-- The audit asks for it.
GRANT EXECUTE ON FUNCTION turnover_of TO fairlot_app;
