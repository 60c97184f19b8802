-- Browsers that an account was signed in with, each by the hash of a secret that it keeps: from there a player passes
-- the lock of his name.
CREATE TABLE device_key (
  player_id bigint NOT NULL,
  hash bytea NOT NULL,
  last_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (player_id, hash));
CREATE INDEX device_key_last ON device_key (last_at);
CREATE INDEX device_key_hash ON device_key (hash);
