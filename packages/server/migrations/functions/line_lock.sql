-- Holds the tree until the transaction ends: shared for a registration below somebody or a change of a prize group, exclusive for a
-- move. Requires that it comes before the locks of rows; whoever upgrades from shared to exclusive may be the victim of a deadlock.
CREATE OR REPLACE FUNCTION line_lock(_exclusive boolean) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF _exclusive THEN
    PERFORM pg_advisory_xact_lock(20840, 0);
  ELSE
    PERFORM pg_advisory_xact_lock_shared(20840, 0);
  END IF;
END $$;
REVOKE ALL ON FUNCTION line_lock FROM PUBLIC;
GRANT EXECUTE ON FUNCTION line_lock TO fairlot_app;
