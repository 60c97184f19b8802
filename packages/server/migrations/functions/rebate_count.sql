-- Adds bets that ended to what rebates of their issue go by. Called in the transaction that ended them.
CREATE OR REPLACE FUNCTION rebate_count(_issue int, _bets rebate_bet[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_seqscan = off
-- The chains of a chunk's players by their key, not those of everybody for each chunk.
SET enable_nestloop = off SET enable_mergejoin = off AS $$
DECLARE
  _players bigint[] := ARRAY(SELECT DISTINCT b.player FROM unnest(_bets) b);
BEGIN
  INSERT INTO rebate_stake AS s (player_id, issue_id, chain, grp, stake, rebate)
  SELECT b.player, _issue, b.chain, b.grp, sum(b.times * b.stake),
    sum(b.times * (b.stake * (c.groups[cardinality(c.groups)] - b.grp) / 2000))
  FROM unnest(_bets) b
  JOIN (SELECT * FROM rebate_chain WHERE player_id = ANY (_players)) c ON c.player_id = b.player AND c.version = b.chain
  WHERE b.stake > 0
  GROUP BY b.player, b.chain, b.grp ORDER BY 1, 3, 4
  ON CONFLICT (player_id, issue_id, chain, grp)
    DO UPDATE SET stake = s.stake + excluded.stake, rebate = s.rebate + excluded.rebate;
END $$;
REVOKE ALL ON FUNCTION rebate_count FROM PUBLIC;

-- What players from one to another are due of an issue: their own rebates (501), or those of who is below them (502),
-- each rounded down once.
CREATE OR REPLACE FUNCTION rebate_due(_issue int, _kind smallint, _from bigint, _to bigint)
RETURNS TABLE (player_id bigint, stake bigint, amount bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
BEGIN
  IF _kind = kind_rebate_bet() THEN
    RETURN QUERY
      SELECT s.player_id, sum(s.stake)::bigint, sum(s.rebate)::bigint
      FROM rebate_stake s WHERE s.issue_id = _issue AND s.player_id BETWEEN _from AND _to
      GROUP BY s.player_id HAVING sum(s.rebate) > 0;
  ELSE
    RETURN QUERY
      SELECT a.id, sum(s.stake)::bigint,
        div(sum(s.stake::numeric * (c.groups[a.n] - c.groups[a.n + 1])), 2000)::bigint AS due
      FROM rebate_stake s
      JOIN rebate_chain c ON c.player_id = s.player_id AND c.version = s.chain
      CROSS JOIN LATERAL unnest(c.ids) WITH ORDINALITY AS a(id, n)
      WHERE s.issue_id = _issue AND a.id BETWEEN _from AND _to
      GROUP BY a.id
      HAVING sum(s.stake::numeric * (c.groups[a.n] - c.groups[a.n + 1])) >= 2000;
  END IF;
END $$;
REVOKE ALL ON FUNCTION rebate_due FROM PUBLIC;
-- The audit asks for it.
GRANT EXECUTE ON FUNCTION rebate_due TO fairlot_app;
