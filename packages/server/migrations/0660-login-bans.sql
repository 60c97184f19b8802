-- Which browser a login was opened with: the hash of its secret (`device_key`).
ALTER TABLE session ADD COLUMN device_key bytea CHECK (octet_length(device_key) = 32);
CREATE INDEX session_open_by_key ON session (device_key) WHERE device_key IS NOT NULL AND ended_at IS NULL;
CREATE INDEX session_open_by_device ON session (device_id) WHERE device_id IS NOT NULL AND ended_at IS NULL;

-- Accounts and devices that players do not sign in with (product 3.15), until a time or until somebody lifts it.
CREATE TABLE login_ban (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- 1 an account, 2 a device.
  kind smallint NOT NULL CHECK (kind IN (1, 2)),
  -- The account, or whose login the device was seen at.
  player_id bigint NOT NULL REFERENCES player,
  -- What an app says of its device, the hash of the secret of a browser; of a device one of them at least.
  device_id text CHECK (device_id ~ '^[A-Za-z0-9_.+-]{1,64}$'),
  device_key bytea CHECK (octet_length(device_key) = 32),
  -- What it was, as operators read it.
  shown text NOT NULL CHECK (length(shown) <= 200),
  reason text NOT NULL CHECK (length(reason) <= 500),
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  until timestamptz,
  CHECK (CASE kind WHEN 1 THEN num_nonnulls(device_id, device_key) = 0 ELSE num_nonnulls(device_id, device_key) > 0 END));
CREATE UNIQUE INDEX login_ban_account ON login_ban (player_id) WHERE kind = 1;
CREATE UNIQUE INDEX login_ban_device ON login_ban (device_id) WHERE device_id IS NOT NULL;
CREATE UNIQUE INDEX login_ban_key ON login_ban (device_key) WHERE device_key IS NOT NULL;
REVOKE UPDATE ON login_ban FROM fairlot_app;
