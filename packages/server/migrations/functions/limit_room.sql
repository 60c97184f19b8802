-- What a player deposited in the period of a moment: what was paid, what an order that is not done asks for, and what came from
-- above by a transfer of that kind; what was taken back is as if it had not been. What an agent pays in counts like all else.
CREATE OR REPLACE FUNCTION limit_deposited(_player bigint, _period smallint, _now timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT (coalesce((SELECT sum(coalesce(d.paid, d.amount)) FROM deposit d
    WHERE d.player_id = _player AND d.state <> 2 AND NOT d.is_reversed AND d.created_at >= since.at), 0)
  + coalesce((SELECT sum(t.amount) FROM transfer t
    WHERE t.to_player = _player AND t.kind = 1 AND t.made_at >= since.at
      AND NOT EXISTS (SELECT FROM transfer_reversal r WHERE r.transfer_id = t.id)), 0))::bigint
  FROM (SELECT (own_since(_period, _now)::timestamp - interval '8 hours') AT TIME ZONE 'UTC' AS at) since
$$;
CREATE OR REPLACE FUNCTION limit_by_agent(_player bigint, _period smallint, _now timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(a.amount), 0)::bigint FROM agent_deposit a
  WHERE a.player_id = _player AND a.state < 4
    AND a.created_at >= (own_since(_period, _now)::timestamp - interval '8 hours') AT TIME ZONE 'UTC'
$$;
REVOKE ALL ON FUNCTION limit_deposited, limit_by_agent FROM PUBLIC;

-- What the limits of a player leave him now. A loss is what was staked and did not come back as a prize: an
-- open bet counts as lost until it has won, so that no draw takes anybody past his limit.
CREATE OR REPLACE FUNCTION limit_room(_player bigint, _now timestamptz)
RETURNS TABLE (kind smallint, period smallint, amount bigint, used bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT l.kind, l.period, l.amount, CASE l.kind WHEN 3 THEN limit_deposited(l.player_id, l.period, _now)
        + limit_by_agent(l.player_id, l.period, _now) ELSE coalesce((
      SELECT sum(CASE l.kind WHEN 1 THEN d.staked - d.won ELSE d.staked END) FROM own_day d
      WHERE d.player_id = l.player_id AND d.day >= own_since(l.period, _now)), 0)::bigint END
    FROM own_limit l WHERE l.player_id = _player ORDER BY l.kind, l.period;
END $$;

REVOKE ALL ON FUNCTION limit_room FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_room TO fairlot_app;
