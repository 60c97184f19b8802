-- Lets go of pictures that nothing refers to and that nobody uploaded in the last hour, so many at most; how many
-- went. It asks the catalogue who refers to pictures, so that no table can be forgotten; one that comes to refer
-- to a picture at this very moment keeps it, for the foreign key does.
CREATE OR REPLACE FUNCTION picture_sweep(_most int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  used text;
  gone int;
BEGIN
  SELECT string_agg(format('AND NOT EXISTS (SELECT FROM %s r WHERE r.%I = p.name)', c.conrelid::regclass, a.attname), ' ')
  INTO used
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = 'picture'::regclass AND c.conparentid = 0;
  EXECUTE format($q$
    DELETE FROM picture WHERE made_at < (SELECT app_now()) - interval '1 hour' AND name IN (
      SELECT name FROM picture p WHERE made_at < (SELECT app_now()) - interval '1 hour' %s
      ORDER BY made_at LIMIT %s FOR UPDATE SKIP LOCKED)$q$, used, _most);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;
REVOKE ALL ON FUNCTION picture_sweep FROM PUBLIC;
GRANT EXECUTE ON FUNCTION picture_sweep TO fairlot_app;
