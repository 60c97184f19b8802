-- The program opens no account and takes no credentials away by itself: it has to name what one operator
-- proposed, and another who carries it out.
DROP FUNCTION IF EXISTS operator_agreed(int, int, text);
CREATE OR REPLACE FUNCTION operator_agreed(_proposal int, _decider int, _permission text) RETURNS operator_proposal
LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
DECLARE
  agreed operator_proposal;
BEGIN
  SELECT p.* INTO agreed FROM operator_proposal p
    JOIN operator m ON m.operator_id = p.maker AND NOT m.is_disabled AND m.password_hash IS NOT NULL
    JOIN operator d ON d.operator_id = _decider AND NOT d.is_disabled AND d.password_hash IS NOT NULL
  WHERE p.id = _proposal AND p.permission = _permission AND p.state = 'open'
    AND p.expires_at > (SELECT app_now()) AND p.maker <> _decider
    AND operator_apart(p.maker, _decider)
  FOR UPDATE OF p;
  IF agreed.id IS NULL THEN
    RAISE EXCEPTION 'nobody proposed this to operator %', _decider USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN agreed;
END $$;
REVOKE ALL ON FUNCTION operator_agreed FROM PUBLIC;

-- Invites an operator in place of an earlier invitation. Null `_maker` and `_checker`: a command.
CREATE OR REPLACE FUNCTION operator_invite(
  _operator int, _link_hash bytea, _code_hash bytea, _maker int, _checker int)
RETURNS void LANGUAGE sql VOLATILE SET search_path = public, pg_temp AS $$
  INSERT INTO operator_invitation AS i (operator_id, link_hash, code_hash, maker, checker, expires_at)
  VALUES (_operator, _link_hash, _code_hash, _maker, _checker, app_now() + interval '24 hours')
  ON CONFLICT (operator_id) DO UPDATE SET link_hash = excluded.link_hash, code_hash = excluded.code_hash,
    maker = excluded.maker, checker = excluded.checker, expires_at = excluded.expires_at, tries = 0, offered = NULL
$$;
REVOKE ALL ON FUNCTION operator_invite FROM PUBLIC;

-- Returns the hash of the link in the proposal, if it has one: only that link opens the invitation.
CREATE OR REPLACE FUNCTION operator_link_of(_agreed operator_proposal, _link_hash bytea) RETURNS bytea
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(decode(_agreed.content ->> 'linkHash', 'hex'), _link_hash)
$$;
REVOKE ALL ON FUNCTION operator_link_of FROM PUBLIC;

-- Opens and invites an operator. Returns the id, or null if the name is taken.
DROP FUNCTION IF EXISTS operator_open(int, int, text, bytea);
CREATE OR REPLACE FUNCTION operator_open(_proposal int, _decider int, _link_hash bytea, _code_hash bytea)
RETURNS int LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agreed operator_proposal := operator_agreed(_proposal, _decider, 'operator.accounts.add');
  opened int;
BEGIN
  INSERT INTO operator (name, roles)
  VALUES (agreed.content ->> 'name', ARRAY(SELECT jsonb_array_elements_text(agreed.content -> 'roles')))
  ON CONFLICT DO NOTHING RETURNING operator_id INTO opened;
  IF opened IS NOT NULL THEN
    PERFORM operator_invite(opened, operator_link_of(agreed, _link_hash), _code_hash, agreed.maker, _decider);
  END IF;
  RETURN opened;
END $$;
REVOKE ALL ON FUNCTION operator_open FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_open TO fairlot_app;

-- Ends the credentials of an operator and invites them again. Returns false if there is no such operator.
DROP FUNCTION IF EXISTS operator_renew(int, int, text, bytea);
CREATE OR REPLACE FUNCTION operator_renew(_proposal int, _decider int, _link_hash bytea, _code_hash bytea)
RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agreed operator_proposal := operator_agreed(_proposal, _decider, 'operator.accounts.reset');
  whose int := (agreed.content ->> 'operatorId')::int;
BEGIN
  UPDATE operator SET password_hash = NULL, secret = NULL, last_step = 0
  WHERE operator_id = whose AND operator_id NOT IN (_decider, agreed.maker);
  IF NOT FOUND THEN RETURN false; END IF;
  -- A passkey may be what was lost.
  DELETE FROM operator_passkey p WHERE p.operator_id = whose;
  PERFORM operator_invite(whose, operator_link_of(agreed, _link_hash), _code_hash, agreed.maker, _decider);
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION operator_renew FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_renew TO fairlot_app;
