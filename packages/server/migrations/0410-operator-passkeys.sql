-- Passkeys of operators (WebAuthn): a key that a device keeps and opens for its user alone. Only public keys are here.
CREATE TABLE operator_passkey (
  id bytea PRIMARY KEY,
  operator_id integer NOT NULL REFERENCES operator,
  public_key bytea NOT NULL,
  -- How often the device says that it signed; one that does not count says 0 always.
  sign_count bigint NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  is_backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  used_at timestamptz);
CREATE INDEX operator_passkey_operator ON operator_passkey (operator_id);
REVOKE INSERT, UPDATE, DELETE ON operator_passkey FROM fairlot_app;
GRANT UPDATE (sign_count, is_backed_up, used_at) ON operator_passkey TO fairlot_app;

-- What a device has to sign, once.
CREATE TABLE operator_passkey_challenge (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('sign-in', 'add', 'prove')),
  -- The login that asked; nobody's for a sign-in.
  session_id uuid REFERENCES operator_session ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'sign-in') = (session_id IS NULL)));
CREATE INDEX operator_passkey_challenge_expires ON operator_passkey_challenge (expires_at);
CREATE INDEX operator_passkey_challenge_session ON operator_passkey_challenge (session_id);
REVOKE UPDATE ON operator_passkey_challenge FROM fairlot_app;
