-- Passkeys of players (WebAuthn): a key that a device keeps and opens for its user alone. Only public keys are here.
CREATE TABLE passkey (
  id bytea PRIMARY KEY CHECK (length(id) <= 1023),
  player_id bigint NOT NULL,
  public_key bytea NOT NULL,
  -- How often the device says that it signed; one that does not count says 0 always.
  sign_count bigint NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  is_backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  used_at timestamptz);
CREATE INDEX passkey_of_player ON passkey (player_id);

-- Challenges that were answered, until they would be stale anyway: each is good once. Those that nobody answered are
-- nowhere, for they carry the seal of this installation with them.
CREATE TABLE passkey_answered (
  hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL);
CREATE INDEX passkey_answered_expires ON passkey_answered (expires_at);
