-- Passwords of a player: that of his login and that of his money. What was handed to him is for one sign-in.
ALTER TABLE player
  ADD COLUMN fund_hash text,
  ADD COLUMN is_initial_password boolean NOT NULL DEFAULT false,
  ADD COLUMN password_changed_at timestamptz,
  ADD COLUMN fund_changed_at timestamptz;

-- What a player had before, the newest three of each kind (1 login, 2 fund): none of them is taken again.
CREATE TABLE password_past (
  player_id bigint NOT NULL,
  kind smallint NOT NULL CHECK (kind IN (1, 2)),
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT app_now(),
  hash text NOT NULL,
  PRIMARY KEY (player_id, kind, id));
REVOKE INSERT, UPDATE, DELETE ON password_past FROM fairlot_app;
