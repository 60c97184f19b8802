-- The day's chain of secrets: only the last one, encrypted by a key that is not in the database.
CREATE TABLE draw_chain (
  game_id smallint NOT NULL REFERENCES game,
  day date NOT NULL,
  length int NOT NULL CHECK (length > 0),
  secret bytea NOT NULL,
  anchor bytea NOT NULL CHECK (length(anchor) = 32),
  rules_hash bytea NOT NULL CHECK (length(rules_hash) = 32),
  -- As published: whatever the setting becomes during the day.
  delta_ms int NOT NULL,
  is_late boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (game_id, day));

-- Published manifests: per game one hash-linked line, in the order of publication.
CREATE TABLE manifest (
  game_id smallint NOT NULL REFERENCES game,
  seq int NOT NULL,
  kind text NOT NULL,
  day date,
  serial_number bigint,
  body text NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  key bytea NOT NULL CHECK (length(key) = 32),
  sig bytea NOT NULL CHECK (length(sig) = 64),
  published_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (game_id, seq),
  CHECK ((kind = 'day') = (serial_number IS NULL)));
CREATE UNIQUE INDEX manifest_of_day ON manifest (game_id, day) WHERE kind = 'day';
CREATE UNIQUE INDEX manifest_of_issue ON manifest (game_id, serial_number, kind) WHERE kind <> 'day';

-- Where the line of a game ends; its row lock puts writers in line.
CREATE TABLE manifest_head (
  game_id smallint PRIMARY KEY REFERENCES game,
  seq int NOT NULL,
  hash bytea NOT NULL) WITH (fillfactor = 60);

-- Rounds of the beacon, verified before they come here.
CREATE TABLE beacon_round (
  round bigint PRIMARY KEY,
  signature bytea NOT NULL CHECK (length(signature) = 48),
  seen_at timestamptz NOT NULL DEFAULT app_now());
