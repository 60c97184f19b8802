-- What lets an operator choose a password and an authenticator: a link and a code, in two hands. Each is kept as the
-- hash of its hash, so that what is read here opens nothing. Nobody is handed a password any more.
CREATE TABLE operator_invitation (
  operator_id integer PRIMARY KEY REFERENCES operator,
  link_hash bytea NOT NULL UNIQUE,
  code_hash bytea NOT NULL,
  -- Who proposed and who confirmed it; null: a command.
  maker integer REFERENCES operator,
  checker integer REFERENCES operator,
  -- Wrong codes that were shown with the link.
  tries integer NOT NULL DEFAULT 0,
  -- Sealed: the authenticator that is shown to whoever has both.
  offered bytea,
  expires_at timestamptz NOT NULL,
  CHECK (maker <> checker));
REVOKE INSERT, UPDATE, DELETE ON operator_invitation FROM fairlot_app;
GRANT UPDATE (offered) ON operator_invitation TO fairlot_app;

-- An operator who has not chosen a password and an authenticator has none, so nothing signs them in.
ALTER TABLE operator ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE operator ALTER COLUMN secret DROP NOT NULL;
UPDATE operator_session s SET ended_code = 'forced_logout', ended_at = app_now()
FROM operator o WHERE o.operator_id = s.operator_id AND o.handed_until IS NOT NULL AND s.ended_at IS NULL;
UPDATE operator SET password_hash = NULL, secret = NULL WHERE handed_until IS NOT NULL;
ALTER TABLE operator ADD CHECK ((password_hash IS NULL) = (secret IS NULL));
ALTER TABLE operator DROP COLUMN handed_until;
DROP FUNCTION IF EXISTS operator_handed_until();
-- Since when the credentials are the operator's own, and the two who invited them; null: nobody did, or a command.
ALTER TABLE operator ADD COLUMN enrolled_at timestamptz;
ALTER TABLE operator ADD COLUMN invited_by integer[];

ALTER TABLE operator_session DROP COLUMN offered;
-- Hash of what the browser keeps: two operators who share it sit at one device.
ALTER TABLE operator_session ADD COLUMN device bytea;
