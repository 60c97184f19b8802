-- Returns the invitation of a link and a code. `state` is `open`, `wrong` (the code; five wrong codes end the invitation) or
-- `over`. Concurrent tries wait for each other.
CREATE OR REPLACE FUNCTION operator_invitation_open(_link bytea, _code bytea)
RETURNS TABLE (state text, operator_id int, name text, offered bytea, maker int, checker int, expires_at timestamptz)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept operator_invitation;
  whose text;
BEGIN
  SELECT i.* INTO kept FROM operator_invitation i WHERE i.link_hash = sha256(_link) FOR UPDATE;
  SELECT o.name INTO whose FROM operator o WHERE o.operator_id = kept.operator_id AND NOT o.is_disabled;
  IF whose IS NULL OR kept.tries >= 5 OR kept.expires_at <= (SELECT app_now()) THEN
    RETURN QUERY SELECT 'over', NULL::int, whose, NULL::bytea, NULL::int, NULL::int, NULL::timestamptz;
  ELSIF kept.code_hash <> sha256(_code) THEN
    UPDATE operator_invitation i SET tries = i.tries + 1 WHERE i.operator_id = kept.operator_id;
    RETURN QUERY SELECT CASE WHEN kept.tries < 4 THEN 'wrong' ELSE 'over' END, NULL::int, whose, NULL::bytea,
      NULL::int, NULL::int, NULL::timestamptz;
  ELSE
    RETURN QUERY SELECT 'open', kept.operator_id, whose, kept.offered, kept.maker, kept.checker,
      kept.expires_at;
  END IF;
END $$;
REVOKE ALL ON FUNCTION operator_invitation_open FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_invitation_open TO fairlot_app;

-- Sets password and authenticator of an invited operator and ends the invitation. Returns false if the link or the code is
-- no longer valid. The program has no other way to change credentials of an operator.
DROP FUNCTION IF EXISTS operator_enrol(uuid, text, bytea, bigint);
CREATE OR REPLACE FUNCTION operator_enrol(
  _link bytea, _code bytea, _password_hash text, _secret bytea, _step bigint)
RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  taken operator_invitation;
BEGIN
  DELETE FROM operator_invitation i
  WHERE i.link_hash = sha256(_link) AND i.code_hash = sha256(_code) AND i.offered = _secret
    AND i.tries < 5 AND i.expires_at > (SELECT app_now())
  RETURNING i.* INTO taken;
  UPDATE operator o SET password_hash = _password_hash, secret = _secret, last_step = _step,
    enrolled_at = app_now(), invited_by = array_remove(ARRAY[taken.maker, taken.checker], NULL)
  WHERE o.operator_id = taken.operator_id AND o.password_hash IS NULL AND NOT o.is_disabled;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION operator_enrol FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_enrol TO fairlot_app;
