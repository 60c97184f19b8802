-- For how long words that were handed over are good.
CREATE OR REPLACE FUNCTION operator_handed_until() RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$ SELECT app_now() + interval '7 days' $$;

-- Words of his own in place of those that an operator was handed: whether this login may still choose them. Of
-- nobody else does the program change words.
CREATE OR REPLACE FUNCTION operator_enrol(_session uuid, _password_hash text, _secret bytea, _step bigint)
RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Whoever signs in at this moment ends this login or is ended by it, one after the other.
  PERFORM 1 FROM operator o JOIN operator_session s USING (operator_id) WHERE s.id = _session FOR NO KEY UPDATE OF o;
  UPDATE operator o SET password_hash = _password_hash, secret = _secret, last_step = _step, handed_until = NULL
  FROM operator_session s
  WHERE s.id = _session AND s.operator_id = o.operator_id AND s.ended_at IS NULL
    AND o.handed_until > (SELECT app_now()) AND NOT o.is_disabled;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION operator_enrol FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_enrol TO fairlot_app;
