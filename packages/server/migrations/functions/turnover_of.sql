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

-- Returns the opposed stakes, which do not count: by pairs of words, or the certain part if that is larger. Stakes that cover
-- too much are subtracted before.
CREATE OR REPLACE FUNCTION turnover_opposed(_stake bigint, _wide bigint, _pairs bigint, _covered bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN _covered IS NULL THEN _pairs ELSE least(greatest(_pairs, _covered), _stake - _wide) END
$$;
REVOKE ALL ON FUNCTION turnover_opposed FROM PUBLIC;
-- The audit asks for it.
GRANT EXECUTE ON FUNCTION turnover_opposed TO fairlot_app;
