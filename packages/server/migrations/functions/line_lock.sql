-- Whoever changes who stands below whom holds the tree alone; whoever adds somebody to it shares it, so that a line keeps its
-- depth and its groups meanwhile. Held until the transaction ends, and taken before any row of a player.
CREATE OR REPLACE FUNCTION line_lock(_exclusive boolean) RETURNS void
LANGUAGE sql VOLATILE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN _exclusive THEN pg_advisory_xact_lock(20820, 0) ELSE pg_advisory_xact_lock_shared(20820, 0) END
$$;
REVOKE ALL ON FUNCTION line_lock FROM PUBLIC;
GRANT EXECUTE ON FUNCTION line_lock TO fairlot_app;
