-- Where the chunks of an issue end, but for the last one, after a place: behind the last bet of a player, every `_size` bets
-- about, and at most twice as many; at most `_most` ends. By the tallies alone, which are fewer than the bets.
CREATE OR REPLACE FUNCTION bet_ends(_issue int, _after bigint, _after_id uuid, _size int, _most int)
RETURNS TABLE (player_id bigint, id uuid) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  _is_crowded boolean;
BEGIN
  SELECT bool_or(t.bets > _size) INTO _is_crowded FROM bet_tally t WHERE t.issue_id = _issue;
  IF _is_crowded THEN
    RETURN QUERY SELECT * FROM bet_ends_inside(_issue, _after, _after_id, _size, _most);
    RETURN;
  END IF;
  -- A player's bets are never so many that they would not fit into one chunk with those before him.
  RETURN QUERY
  SELECT s.player_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid
  FROM (
    SELECT t.player_id, t.bets, sum(t.bets) OVER (ORDER BY t.player_id) AS upto
    FROM bet_tally t WHERE t.issue_id = _issue AND t.player_id > _after) s
  WHERE div(s.upto, _size) > div(s.upto - s.bets, _size)
  ORDER BY s.player_id LIMIT _most;
END $$;

-- The same where somebody has more bets than a chunk: his are parted too. Every `_size` bets, and behind the last bet of the
-- player there, unless he has `_size` more. Each step goes on in the index where the one before it stopped: a plan that sorts would
-- read all that is left for each of them.
CREATE OR REPLACE FUNCTION bet_ends_inside(_issue int, _after bigint, _after_id uuid, _size int, _most int)
RETURNS TABLE (player_id bigint, id uuid) LANGUAGE sql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
  WITH RECURSIVE step(player_id, id) AS (
    SELECT _after, _after_id
    UNION ALL
    SELECT b.player_id, CASE WHEN EXISTS (
      SELECT FROM bet r WHERE r.issue_id = _issue AND r.player_id = b.player_id AND r.id > b.id
      ORDER BY r.id OFFSET _size - 1 LIMIT 1) THEN b.id ELSE 'ffffffff-ffff-ffff-ffff-ffffffffffff' END
    FROM step s CROSS JOIN LATERAL (
      SELECT o.player_id, o.id FROM bet o
      WHERE o.issue_id = _issue AND (o.player_id, o.id) > (s.player_id, s.id)
      ORDER BY o.player_id, o.id OFFSET _size - 1 LIMIT 1) b)
  SELECT player_id, id FROM step OFFSET 1 LIMIT _most
$$;
