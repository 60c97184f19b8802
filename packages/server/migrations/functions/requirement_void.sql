-- Ends all open lines of a player, as an operator decides: what was turned over for them stays where it is. How many.
CREATE OR REPLACE FUNCTION requirement_void(_player bigint) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := app_now();
  _ended int;
BEGIN
  PERFORM FROM requirement r WHERE r.player_id = _player AND r.state = 0 ORDER BY r.id FOR UPDATE;
  UPDATE requirement r SET state = 2, ended_by = 3, ended_at = _now WHERE r.player_id = _player AND r.state = 0;
  GET DIAGNOSTICS _ended = ROW_COUNT;
  RETURN _ended;
END $$;
REVOKE ALL ON FUNCTION requirement_void FROM PUBLIC;
GRANT EXECUTE ON FUNCTION requirement_void TO fairlot_app;
