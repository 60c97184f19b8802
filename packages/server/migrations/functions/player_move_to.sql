-- Moves a player, with everybody below, to another parent, and keeps that it did: the number of the move. What the tree demands is
-- held by the trigger player_place.
CREATE OR REPLACE FUNCTION player_move_to(_player bigint, _to bigint) RETURNS bigint
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _from bigint;
  _move bigint;
BEGIN
  PERFORM line_lock(true);
  SELECT p.parent INTO STRICT _from FROM player p WHERE p.player_id = _player FOR NO KEY UPDATE;
  INSERT INTO player_move (player_id, from_parent, to_parent, moved_at)
  VALUES (_player, _from, _to, app_now()) RETURNING id INTO _move;
  UPDATE player p SET parent = _to WHERE p.player_id = _player;
  RETURN _move;
END $$;
REVOKE ALL ON FUNCTION player_move_to FROM PUBLIC;
GRANT EXECUTE ON FUNCTION player_move_to TO fairlot_app;
