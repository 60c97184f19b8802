-- Events of a restored dump carry the numbers of another server's transactions. Those that this one has not
-- given out yet would count as new for as long as they are ahead: they are of old. Here no row can have one.
CREATE OR REPLACE FUNCTION event_adopt() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE event SET xid = '0' WHERE xid >= pg_snapshot_xmax(pg_current_snapshot());
$$;
REVOKE ALL ON FUNCTION event_adopt FROM PUBLIC;
GRANT EXECUTE ON FUNCTION event_adopt TO fairlot_app;
