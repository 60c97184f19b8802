-- A player takes no part for a while: no bet from this moment on, whatever was on its way; open bets run on.
-- A row is only ever added: nothing here ends a break early or shortens one. NOT_LONGER where one holds that
-- ends no earlier. An exclusion (kind 2) is a flag of the player as well, until its end.
CREATE OR REPLACE FUNCTION limit_break(_player bigint, _kind smallint, _length interval, _is_by_operator boolean, OUT verdict text, OUT until_at timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := limit_lock(_player);
BEGIN
  IF _length < (CASE _kind WHEN 1 THEN interval '24 hours' ELSE interval '6 months' END) THEN
    RAISE EXCEPTION 'a break of % is too short', _length USING ERRCODE = 'check_violation';
  END IF;
  SELECT max(b.until_at) INTO until_at FROM own_break b WHERE b.player_id = _player;
  verdict := 'NOT_LONGER';
  IF until_at >= _now + _length THEN RETURN; END IF;
  verdict := 'TAKEN';
  until_at := _now + _length;
  INSERT INTO own_break (player_id, id, kind, from_at, until_at, is_by_operator)
  VALUES (_player, gen_random_uuid(), _kind, _now, until_at, _is_by_operator);
  IF _kind = 2 THEN
    UPDATE player p SET flags = p.flags | flag_self_excluded() WHERE p.player_id = _player;
  END IF;
  INSERT INTO own_change (player_id, at, what, about)
  VALUES (_player, _now, 'BREAK', format('%s until %s%s', _kind, until_at, CASE WHEN _is_by_operator THEN ', by an operator' END));
END $$;
REVOKE ALL ON FUNCTION limit_break FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_break TO fairlot_app;

-- Breaks that are over: the flag goes where no other exclusion holds. Answers with how many.
CREATE OR REPLACE FUNCTION limit_break_ends() RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := app_now();
  _players bigint[];
BEGIN
  WITH ended AS (
    UPDATE own_break b SET is_over = true WHERE NOT b.is_over AND b.until_at <= _now RETURNING b.player_id)
  SELECT array_agg(DISTINCT o.player_id) INTO _players FROM ended o;
  UPDATE player p SET flags = p.flags & ~flag_self_excluded()
  WHERE p.player_id = ANY (_players)
    AND p.player_id <> ALL (ARRAY(SELECT b.player_id FROM own_break b
      WHERE b.player_id = ANY (_players) AND b.kind = 2 AND b.until_at > _now));
  RETURN coalesce(cardinality(_players), 0);
END $$;
REVOKE ALL ON FUNCTION limit_break_ends FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_break_ends TO fairlot_app;
