-- Recomputes the leaves of the next bets of an issue from their rows, in the order (player, id), up to one and with it: those
-- whose stored hash is another, and where it came to; nulls where nothing is left. At most `_most` bets and
-- about `_bytes` bytes of selections at a time. Where the key of the pseudonyms is not
-- at hand (nulls), only the selections are held against their hashes.
DROP FUNCTION IF EXISTS bet_leaf_differs(int, bigint, uuid, int, bigint, bytea, bytea, smallint[], text[]);
CREATE OR REPLACE FUNCTION bet_leaf_differs(
  _issue int, _after_player bigint, _after uuid, _to_player bigint, _to uuid, _most int, _bytes bigint,
  _inner bytea, _outer bytea, _plays smallint[], _codes text[],
  OUT differs text[], OUT last_player bigint, OUT last_id uuid)
LANGUAGE sql STABLE
-- In the order of the index, and no table is read as a whole for a page.
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
  WITH page AS (
    -- Each step copies what it passes on: of the bets only what a leaf is of.
    SELECT b.*, sum(octet_length(b.content)) OVER (ORDER BY b.player_id, b.id ROWS UNBOUNDED PRECEDING)
      - octet_length(b.content) AS before
    FROM (
      SELECT player_id, id, play_id, content, intent, odds, stake, accepted_at, selection_hash, leaf_hash FROM bet
      WHERE issue_id = _issue AND player_id >= _after_player AND (player_id, id) > (_after_player, _after)
        AND player_id <= _to_player AND (player_id, id) <= (_to_player, _to)
      ORDER BY player_id, id LIMIT _most) b),
  part AS MATERIALIZED (
    SELECT p.player_id, p.id,
      p.leaf_hash IS NOT NULL AND (
        p.selection_hash IS DISTINCT FROM sha256(convert_to(_codes[array_position(_plays, p.play_id)] || ' ' || p.content, 'UTF8'))
        OR _inner IS NOT NULL AND p.leaf_hash IS DISTINCT FROM bet_leaf(p.accepted_at, p.id, p.odds, c.rules_hash, p.selection_hash,
          (SELECT i.serial_number FROM issue i WHERE i.id = _issue), p.stake, account_tag(_inner, _outer, p.player_id))) AS is_other
    FROM page p
    LEFT JOIN bet_cart c ON c.player_id = p.player_id AND c.intent = p.intent
    WHERE p.before < _bytes)
  SELECT (SELECT array_agg(format('player %s bet %s', player_id, id)) FROM part WHERE is_other), e.player_id, e.id
  -- Its last one by itself: as an aggregate in order it would have all of the page sorted twice.
  FROM (SELECT) one LEFT JOIN (SELECT player_id, id FROM part ORDER BY player_id DESC, id DESC LIMIT 1) e ON true
$$;
