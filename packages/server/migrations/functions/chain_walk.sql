-- Returns the chains of players as tree and groups are in the snapshot of the calling statement: ids from the top to the parent, and
-- groups of the same with the player's own at the end. The version is null.
CREATE OR REPLACE FUNCTION chain_walk(_players bigint[]) RETURNS rebate_chain[]
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  WITH RECURSIVE up(head, id, parent, grp, n) AS (
    SELECT p.player_id, p.player_id, p.parent, p.prize_group, 0 FROM player p WHERE p.player_id = ANY (_players)
    UNION ALL
    SELECT u.head, p.player_id, p.parent, p.prize_group, u.n + 1
    FROM up u JOIN player p ON p.player_id = u.parent WHERE u.n < 32)
  SELECT array_agg((c.head, NULL, c.ids, c.groups, NULL)::rebate_chain ORDER BY c.head)
  FROM (
    SELECT u.head, coalesce(array_agg(u.id ORDER BY u.n DESC) FILTER (WHERE u.n > 0), '{}') AS ids,
      array_agg(u.grp ORDER BY u.n DESC) AS groups
    FROM up u GROUP BY u.head) c
$$;
REVOKE ALL ON FUNCTION chain_walk FROM PUBLIC;

-- Returns the version of each chain, in the order of the chains. Where a chain differs from the newest version of its player it
-- becomes the next one. Versions that another transaction adds at the same time are looked at again.
CREATE OR REPLACE FUNCTION chain_keep(_chains rebate_chain[]) RETURNS smallint[]
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  _versions smallint[];
BEGIN
  LOOP
    SELECT array_agg(CASE WHEN v.ids = c.ids AND v.groups = c.groups THEN v.version END ORDER BY c.n) INTO _versions
    FROM unnest(_chains) WITH ORDINALITY AS c(player_id, version, ids, groups, made_at, n)
    LEFT JOIN LATERAL (
      SELECT r.version, r.ids, r.groups FROM rebate_chain r WHERE r.player_id = c.player_id
      ORDER BY r.version DESC LIMIT 1) v ON true;
    IF _versions IS NULL OR array_position(_versions, NULL) IS NULL THEN RETURN _versions; END IF;
    INSERT INTO rebate_chain (player_id, version, ids, groups)
    SELECT c.player_id, coalesce((SELECT max(r.version) FROM rebate_chain r WHERE r.player_id = c.player_id), 0) + 1,
      c.ids, c.groups
    FROM unnest(_chains) WITH ORDINALITY AS c(player_id, version, ids, groups, made_at, n)
    WHERE _versions[c.n] IS NULL ORDER BY c.player_id
    ON CONFLICT DO NOTHING;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION chain_keep FROM PUBLIC;

-- Returns the version for each cart that is placed and chained, and keeps the chains of those. Requires that the account of each of
-- these players is locked, so that no other batch adds to their chains.
CREATE OR REPLACE FUNCTION chain_of_carts(_players bigint[], _verdicts text[], _chained boolean[], _chains rebate_chain[])
RETURNS smallint[] LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  _placed bigint[] := ARRAY(SELECT c.player FROM unnest(_players, _verdicts, _chained) c(player, verdict, is_chained)
    WHERE c.verdict = 'OK' AND c.is_chained);
  _kept rebate_chain[] := ARRAY(SELECT w FROM unnest(_chains) w WHERE w.player_id = ANY (_placed));
  _versions smallint[] := chain_keep(_kept);
BEGIN
  RETURN ARRAY(
    SELECT CASE WHEN c.is_chained THEN v.version END
    FROM unnest(_players, _chained) WITH ORDINALITY AS c(player, is_chained, n)
    LEFT JOIN (SELECT k.player_id, _versions[k.at] AS version
      FROM unnest(_kept) WITH ORDINALITY AS k(player_id, version, ids, groups, made_at, at)) v ON v.player_id = c.player
    ORDER BY c.n);
END $$;
REVOKE ALL ON FUNCTION chain_of_carts FROM PUBLIC;
