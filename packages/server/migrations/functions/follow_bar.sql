-- An operator bars a player from follow bets, or lets him again: he follows nobody and is followed by nobody. Who is
-- barred agrees to be followed no longer, and once let again agrees anew himself. Whether he was barred before;
-- null: there is no such player. No agreement is noted at the same moment.
CREATE OR REPLACE FUNCTION follow_bar(_name text, _barred boolean) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _player bigint;
  _flags bigint;
  _now timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(20181, 0);
  _now := app_now();
  SELECT p.player_id, p.flags INTO _player, _flags FROM player p
  WHERE lower(p.user_name) = lower(_name) FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  UPDATE player p SET flags = CASE WHEN _barred THEN _flags | flag_disable_follow()
    ELSE _flags & ~flag_disable_follow() END
  WHERE p.player_id = _player;
  IF _barred THEN
    UPDATE leader_consent c SET followed_at = NULL, changed_at = _now
    WHERE c.player_id = _player AND c.followed_at IS NOT NULL;
  END IF;
  RETURN _flags & flag_disable_follow() <> 0;
END $$;
REVOKE ALL ON FUNCTION follow_bar FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_bar TO fairlot_app;
