-- Returns how many more directs of an agent may have the agent's own prize group. Null below the first group that takes a
-- quota: as many as come may have it.
CREATE OR REPLACE FUNCTION group_quota_left(_agent bigint) RETURNS int
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT greatest(0, coalesce(q.most, 0) - (
    SELECT count(*) FROM player c WHERE c.parent = p.player_id AND c.prize_group = p.prize_group))::int
  FROM player p LEFT JOIN group_quota q ON q.player_id = p.player_id AND q.prize_group = p.prize_group
  WHERE p.player_id = _agent AND p.prize_group >= first_quota_group()
$$;

-- Returns the highest prize group that one more direct of an agent may have.
CREATE OR REPLACE FUNCTION group_highest(_agent bigint) RETURNS smallint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN group_quota_left(_agent) = 0 THEN p.prize_group - 2 ELSE p.prize_group END::smallint
  FROM player p WHERE p.player_id = _agent
$$;

-- The same, held until the transaction ends: the own group stays, and of several at once each sees who came before.
CREATE OR REPLACE FUNCTION group_hold(_agent bigint) RETURNS smallint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _group smallint;
BEGIN
  SELECT p.prize_group INTO _group FROM player p WHERE p.player_id = _agent FOR SHARE;
  PERFORM FROM group_quota q WHERE q.player_id = _agent AND q.prize_group = _group FOR UPDATE;
  RETURN group_highest(_agent);
END $$;

-- Changes a prize group and keeps the change. An agent only raises, and only a direct.
CREATE OR REPLACE FUNCTION group_write(_player bigint, _by bigint, _from smallint, _to smallint, _now timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _id bigint;
BEGIN
  UPDATE player p SET prize_group = _to WHERE p.player_id = _player AND p.prize_group = _from
    AND (_by IS NULL OR p.parent = _by AND _to > _from);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % does not go from % to %', _player, _from, _to USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO group_change (player_id, by_player, from_group, to_group, changed_at)
  VALUES (_player, _by, _from, _to, _now) RETURNING id INTO _id;
  RETURN _id;
END $$;

-- Sets how many directs of an agent may have a group that is the agent's own.
CREATE OR REPLACE FUNCTION group_quota_set(_agent bigint, _group smallint, _most int, _now timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO group_quota AS q (player_id, prize_group, most, set_at) VALUES (_agent, _group, _most, _now)
  ON CONFLICT (player_id, prize_group) DO UPDATE SET most = excluded.most, set_at = excluded.set_at
$$;
REVOKE ALL ON FUNCTION group_quota_left, group_highest, group_hold, group_write, group_quota_set FROM PUBLIC;
GRANT EXECUTE ON FUNCTION group_quota_left, group_highest, group_hold, group_write, group_quota_set TO fairlot_app;
