-- Whose passkeys a login may change: of its own operator, while it lives and was proven in the last five minutes.
CREATE OR REPLACE FUNCTION operator_of_proven(_session uuid) RETURNS int
LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
DECLARE
  whose int;
BEGIN
  SELECT o.operator_id INTO whose FROM operator o JOIN operator_session s USING (operator_id)
  WHERE s.id = _session AND s.ended_at IS NULL AND s.proven_at > (SELECT app_now()) - interval '5 minutes'
    AND o.password_hash IS NOT NULL AND NOT o.is_disabled
  FOR NO KEY UPDATE OF o;
  RETURN whose;
END $$;
REVOKE ALL ON FUNCTION operator_of_proven FROM PUBLIC;

-- Adds a passkey to whoever is signed in: `added`, `known`, `full`, or `unproven`. Ten each.
CREATE OR REPLACE FUNCTION operator_passkey_add(
  _session uuid, _id bytea, _public_key bytea, _sign_count bigint, _name text, _is_backed_up boolean)
RETURNS text LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  whose int := operator_of_proven(_session);
BEGIN
  IF whose IS NULL THEN RETURN 'unproven'; END IF;
  IF (SELECT count(*) FROM operator_passkey p WHERE p.operator_id = whose) >= 10 THEN RETURN 'full'; END IF;
  INSERT INTO operator_passkey (id, operator_id, public_key, sign_count, name, is_backed_up)
  VALUES (_id, whose, _public_key, _sign_count, _name, _is_backed_up) ON CONFLICT DO NOTHING;
  RETURN CASE WHEN FOUND THEN 'added' ELSE 'known' END;
END $$;
REVOKE ALL ON FUNCTION operator_passkey_add FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_passkey_add TO fairlot_app;

-- Takes a passkey of whoever is signed in away: its name; null when it is not his, or nothing was proven.
CREATE OR REPLACE FUNCTION operator_passkey_remove(_session uuid, _id bytea)
RETURNS text LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  whose int := operator_of_proven(_session);
  removed text;
BEGIN
  DELETE FROM operator_passkey p WHERE p.id = _id AND p.operator_id = whose RETURNING p.name INTO removed;
  RETURN removed;
END $$;
REVOKE ALL ON FUNCTION operator_passkey_remove FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_passkey_remove TO fairlot_app;
