-- The program opens no account and replaces no credentials by itself: it has to name what one operator
-- proposed, and another who carries it out.
CREATE OR REPLACE FUNCTION operator_agreed(_proposal int, _decider int, _permission text) RETURNS jsonb
LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
DECLARE
  agreed jsonb;
BEGIN
  SELECT p.content INTO agreed FROM operator_proposal p
    JOIN operator m ON m.operator_id = p.maker AND NOT m.is_disabled AND m.handed_until IS NULL
    JOIN operator d ON d.operator_id = _decider AND NOT d.is_disabled AND d.handed_until IS NULL
  WHERE p.id = _proposal AND p.permission = _permission AND p.state = 'open'
    AND p.expires_at > (SELECT app_now()) AND p.maker <> _decider
  FOR UPDATE OF p;
  IF agreed IS NULL THEN
    RAISE EXCEPTION 'nobody proposed this to operator %', _decider USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN agreed;
END $$;
REVOKE ALL ON FUNCTION operator_agreed FROM PUBLIC;

-- The id of the new operator; null when the name is taken. Who confirmed it sees his words, so they are good once.
CREATE OR REPLACE FUNCTION operator_open(_proposal int, _decider int, _password_hash text, _secret bytea)
RETURNS int LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agreed jsonb := operator_agreed(_proposal, _decider, 'operator.accounts.add');
  opened int;
BEGIN
  INSERT INTO operator (name, password_hash, secret, handed_until, roles)
  VALUES (agreed ->> 'name', _password_hash, _secret, operator_handed_until(),
    ARRAY(SELECT jsonb_array_elements_text(agreed -> 'roles')))
  ON CONFLICT DO NOTHING RETURNING operator_id INTO opened;
  RETURN opened;
END $$;
REVOKE ALL ON FUNCTION operator_open FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_open TO fairlot_app;

-- New credentials in place of those that were lost: whether there is such an operator.
CREATE OR REPLACE FUNCTION operator_renew(_proposal int, _decider int, _password_hash text, _secret bytea)
RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agreed jsonb := operator_agreed(_proposal, _decider, 'operator.accounts.reset');
BEGIN
  UPDATE operator SET password_hash = _password_hash, secret = _secret, last_step = 0,
    handed_until = operator_handed_until()
  WHERE operator_id = (agreed ->> 'operatorId')::int AND operator_id <> _decider;
  IF NOT FOUND THEN RETURN false; END IF;
  -- A passkey may be what was lost.
  DELETE FROM operator_passkey p WHERE p.operator_id = (agreed ->> 'operatorId')::int;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION operator_renew FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_renew TO fairlot_app;
