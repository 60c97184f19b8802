-- The leaf hashes of an issue in the order of its tree (by id), 256 a row: of the bets that stood when
-- nobody could write any more. A refund of a cancelled issue comes later, a player's own cancel earlier.
-- Bets from before the hash was stored are hashed here, in the version that the issue has; `_rules` is the
-- price list of their day, `_codes` the code of each play.
-- Only id, stake and hash are sorted: whatever the hash is made of stays behind the OFFSET.
CREATE OR REPLACE FUNCTION bet_leaves(
  _issue int, _version int, _rules bytea, _inner bytea, _outer bytea, _plays smallint[], _codes text[])
RETURNS TABLE (n bigint, first_bet uuid, hashes bytea, stake numeric) LANGUAGE sql STABLE AS $$
  SELECT s.block, (array_agg(s.id ORDER BY s.id))[1], string_agg(s.leaf, ''::bytea ORDER BY s.id), sum(s.stake)
  FROM (
    SELECT l.id, l.stake, l.leaf, (row_number() OVER (ORDER BY l.id) - 1) / 256 AS block
    FROM (
      SELECT b.id, b.stake, CASE
        WHEN b.leaf_hash IS NOT NULL THEN b.leaf_hash
        WHEN _version = 1 THEN bet_leaf_1(b.accepted_at, b.id, _rules,
          _codes[array_position(_plays, b.play_id)] || ' ' || b.content, i.serial_number, b.stake,
          account_tag(_inner, _outer, b.player_id))
        ELSE bet_leaf(b.accepted_at, b.id, b.odds, _rules,
          sha256(convert_to(_codes[array_position(_plays, b.play_id)] || ' ' || b.content, 'UTF8')),
          i.serial_number, b.stake, account_tag(_inner, _outer, b.player_id)) END AS leaf
      FROM bet b JOIN issue i ON i.id = b.issue_id
      WHERE b.issue_id = _issue AND (b.state <> 1 OR b.settled_at > i.sealed_at) OFFSET 0) l) s
  GROUP BY s.block ORDER BY s.block
$$;
