-- Whoever changes a plan or an order of it locks the plan first, in the order of all who lock several; issues
-- and accounts come after it. Those that it got; a worker passes by what another works on.
CREATE OR REPLACE FUNCTION follow_lock(_players bigint[], _ids uuid[], _waits boolean)
RETURNS TABLE (player_id bigint, id uuid)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  IF _waits THEN
    RETURN QUERY SELECT p.player_id, p.id FROM follow_plan p
      WHERE p.player_id = ANY (_players) AND p.id = ANY (_ids) ORDER BY p.player_id, p.id FOR UPDATE;
  ELSE
    RETURN QUERY SELECT p.player_id, p.id FROM follow_plan p
      WHERE p.player_id = ANY (_players) AND p.id = ANY (_ids) ORDER BY p.player_id, p.id FOR UPDATE SKIP LOCKED;
  END IF;
END $$;
REVOKE ALL ON FUNCTION follow_lock FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_lock TO fairlot_app;
