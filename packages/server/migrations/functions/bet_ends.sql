-- Where the chunks of an issue end, but for the last one, after a place: every `_size` bets, and behind the
-- last bet of the player there, unless he has `_size` more; at most `_most` ends. Each step goes on in the
-- index where the one before it stopped: a plan that sorts would read all that is left for each of them.
CREATE OR REPLACE FUNCTION bet_ends(_issue int, _after bigint, _after_id uuid, _size int, _most int)
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
