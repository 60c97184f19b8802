-- The authenticator of a player. `sealed` is the secret that he shows codes of; `offered` is one that he was shown and
-- has not proven yet. A code is good once: `last_step` is the half minute of the last one, since 1970.
CREATE TABLE authenticator (
  player_id bigint PRIMARY KEY,
  sealed bytea,
  bound_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  offered bytea,
  offered_at timestamptz,
  CHECK ((sealed IS NULL) = (bound_at IS NULL)),
  CHECK ((offered IS NULL) = (offered_at IS NULL)),
  CHECK (sealed IS NOT NULL OR offered IS NOT NULL));

-- What lets a player in who has lost his authenticator: each is good once. Only hashes under a key of the installation.
CREATE TABLE recovery_code (
  player_id bigint NOT NULL,
  hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, hash));
