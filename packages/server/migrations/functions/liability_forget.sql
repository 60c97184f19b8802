-- What was taken of the caps of issues that take no bets any more is of no use.
CREATE OR REPLACE FUNCTION liability_forget() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM liability l USING issue i WHERE i.id = l.issue_id AND i.closed_at IS NOT NULL;
$$;

REVOKE ALL ON FUNCTION liability_forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION liability_forget TO fairlot_app;
