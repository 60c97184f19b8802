-- The bets of a range of an issue that bring something and are still open, by player: short selections by play and
-- content, long ones by the id of their bet. A function, so that a chunk does not wait for a plan.
CREATE OR REPLACE FUNCTION bet_winners(
  _issue int, _after bigint, _after_id uuid, _to bigint, _to_id uuid, _short int,
  _plays smallint[], _contents text[], _ids uuid[])
RETURNS TABLE (player_id bigint, id uuid, play_id smallint, content text, odds bigint[], unit_stake bigint, most_prize bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT b.player_id, b.id, b.play_id, CASE WHEN octet_length(b.content) <= _short THEN b.content END,
      b.odds, b.unit_stake, b.most_prize
    FROM bet b
    WHERE b.issue_id = _issue AND b.state = 0
      AND (b.player_id, b.id) > (_after, _after_id) AND (b.player_id, b.id) <= (_to, _to_id)
      AND (octet_length(b.content) <= _short
          AND (b.play_id, b.content) IN (SELECT * FROM unnest(_plays, _contents))
        OR b.id = ANY (_ids))
    ORDER BY b.player_id, b.id;
END $$;
