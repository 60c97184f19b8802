-- Whether something shows a picture. It asks the catalogue who refers to pictures, as picture_sweep does.
CREATE OR REPLACE FUNCTION picture_used(_name text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  used text;
  found boolean;
BEGIN
  SELECT string_agg(format('OR EXISTS (SELECT FROM %s r WHERE r.%I = $1)', c.conrelid::regclass, a.attname), ' ')
  INTO used
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = 'picture'::regclass AND c.conparentid = 0;
  EXECUTE format('SELECT false %s', used) INTO found USING _name;
  RETURN found;
END $$;
REVOKE ALL ON FUNCTION picture_used FROM PUBLIC;
GRANT EXECUTE ON FUNCTION picture_used TO fairlot_app;
