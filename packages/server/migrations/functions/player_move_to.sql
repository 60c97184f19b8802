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
  PERFORM player_path_renew(_player);
  RETURN _move;
END $$;

-- Paths and chains of a line after its head has moved.
CREATE OR REPLACE FUNCTION player_path_renew(_head bigint) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _all bigint[] := ARRAY[_head];
  _level bigint[] := ARRAY[_head];
BEGIN
  LOOP
    -- The trigger makes the path of each out of that of its parent.
    WITH below AS (
      UPDATE player p SET path = p.path WHERE p.parent = ANY (_level) RETURNING p.player_id)
    SELECT array_agg(b.player_id) INTO _level FROM below b;
    EXIT WHEN _level IS NULL;
    _all := _all || _level;
  END LOOP;
  UPDATE player p SET chain = chain + 1 WHERE p.player_id = ANY (_all);
  INSERT INTO rebate_chain (player_id, version, ids, groups)
  SELECT p.player_id, p.chain, p.path,
    ARRAY(SELECT a.prize_group FROM unnest(p.path) WITH ORDINALITY u(id, n)
      JOIN player a ON a.player_id = u.id ORDER BY u.n) || p.prize_group
  FROM player p WHERE p.player_id = ANY (_all);
END $$;
REVOKE ALL ON FUNCTION player_move_to, player_path_renew FROM PUBLIC;
GRANT EXECUTE ON FUNCTION player_move_to TO fairlot_app;
