-- What a player sees of his logins: the newest first.
CREATE INDEX session_of_player ON session (player_id, created_at DESC);

-- Wrong passwords. A name that nobody has is written down all the same, without a player and for an hour: whether there
-- is such an account must not be told by how long the answer takes.
CREATE TABLE login_try (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint,
  at timestamptz NOT NULL DEFAULT app_now(),
  ip text NOT NULL,
  user_agent text NOT NULL);
CREATE INDEX login_try_player ON login_try (player_id, id DESC);
CREATE INDEX login_try_at ON login_try (at);
REVOKE UPDATE ON login_try FROM fairlot_app;
