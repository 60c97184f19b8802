-- Ends all open lines of a player but those of a bonus (1301), which end with it, as an operator decides: what was turned
-- over for them stays where it is. How many.
CREATE OR REPLACE FUNCTION requirement_void(_player bigint) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := app_now();
  _ended int;
BEGIN
  PERFORM FROM requirement r WHERE r.player_id = _player AND r.state = 0 AND r.kind <> kind_bonus_grant() ORDER BY r.id FOR UPDATE;
  UPDATE requirement r SET state = 2, ended_by = 3, ended_at = _now
  WHERE r.player_id = _player AND r.state = 0 AND r.kind <> kind_bonus_grant();
  GET DIAGNOSTICS _ended = ROW_COUNT;
  RETURN _ended;
END $$;
REVOKE ALL ON FUNCTION requirement_void FROM PUBLIC;
GRANT EXECUTE ON FUNCTION requirement_void TO fairlot_app;

-- Ends the line of one source, because the money that it came of is gone.
CREATE OR REPLACE FUNCTION requirement_drop(_player bigint, _source text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := app_now();
BEGIN
  UPDATE requirement r SET state = 2, ended_by = 4, ended_at = _now
  WHERE r.player_id = _player AND r.source = _source AND r.state = 0;
END $$;
REVOKE ALL ON FUNCTION requirement_drop FROM PUBLIC;
GRANT EXECUTE ON FUNCTION requirement_drop TO fairlot_app;
