-- With what and from which network an account was signed in: the first sign-in with another pair is told to its player.
CREATE TABLE known_device (
  player_id bigint NOT NULL,
  device text NOT NULL,
  network text NOT NULL,
  first_at timestamptz NOT NULL DEFAULT app_now(),
  last_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (player_id, device, network));
CREATE INDEX known_device_last ON known_device (last_at);
