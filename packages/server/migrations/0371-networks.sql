-- Networks that a player lets himself sign in from, as /24 or /48; who has none here may from everywhere.
CREATE TABLE player_network (
  player_id bigint NOT NULL,
  network text NOT NULL CHECK (length(network) <= 43),
  added_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (player_id, network));
