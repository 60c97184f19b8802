-- What the limits of a player leave him now. A loss is what was staked and did not come back as a prize: an
-- open bet counts as lost until it has won, so that no draw takes anybody past his limit.
CREATE OR REPLACE FUNCTION limit_room(_player bigint, _now timestamptz)
RETURNS TABLE (kind smallint, period smallint, amount bigint, used bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT l.kind, l.period, l.amount, coalesce((
      SELECT sum(CASE l.kind WHEN 1 THEN d.staked - d.won ELSE d.staked END) FROM own_day d
      WHERE d.player_id = l.player_id AND d.day >= own_since(l.period, _now)), 0)::bigint
    FROM own_limit l WHERE l.player_id = _player ORDER BY l.kind, l.period;
END $$;

REVOKE ALL ON FUNCTION limit_room FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_room TO fairlot_app;
