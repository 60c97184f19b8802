-- Whoever changes a schedule or a row of it locks the schedule first, in the order of all who lock several;
-- issues, holds and accounts come after it. Those that it got; a worker passes by what another works on.
CREATE OR REPLACE FUNCTION schedule_lock(_players bigint[], _ids uuid[], _waits boolean)
RETURNS TABLE (player_id bigint, id uuid) LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  IF _waits THEN
    RETURN QUERY SELECT s.player_id, s.id FROM schedule s
      WHERE s.player_id = ANY (_players) AND s.id = ANY (_ids) ORDER BY s.player_id, s.id FOR UPDATE;
  ELSE
    RETURN QUERY SELECT s.player_id, s.id FROM schedule s
      WHERE s.player_id = ANY (_players) AND s.id = ANY (_ids) ORDER BY s.player_id, s.id FOR UPDATE SKIP LOCKED;
  END IF;
END $$;
REVOKE ALL ON FUNCTION schedule_lock FROM PUBLIC;
GRANT EXECUTE ON FUNCTION schedule_lock TO fairlot_app;
