-- Instant games: each bet is its own draw. What a round draws follows from a seed of the house, whose hash
-- the player was shown, a seed that his browser made after that, and the number of the round.
-- All of it lives with its player: a round touches no row that players share.
CREATE TABLE instant_seed (
  player_id bigint NOT NULL,
  id int NOT NULL CHECK (id > 0),
  -- By a key that is not in the database.
  sealed bytea NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  client_seed bytea CHECK (length(client_seed) = 32),
  -- Drawn so far: the nonce of the last round.
  rounds int NOT NULL DEFAULT 0 CHECK (rounds BETWEEN 0 AND 1000),
  -- Rounds on the seeds before it: with the nonce, the player's running number.
  earlier bigint NOT NULL CHECK (earlier >= 0),
  -- Of the player's last round, on this seed or one before it.
  drawn_at timestamptz,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  revealed_at timestamptz,
  server_seed bytea,
  PRIMARY KEY (player_id, id),
  CHECK (rounds = 0 OR client_seed IS NOT NULL),
  CHECK ((server_seed IS NULL) = (revealed_at IS NULL)),
  CONSTRAINT revealed_as_committed CHECK (sha256(server_seed) = hash)) WITH (fillfactor = 70);
CREATE UNIQUE INDEX instant_seed_open ON instant_seed (player_id) WHERE revealed_at IS NULL;

CREATE TABLE instant_round (
  player_id bigint NOT NULL,
  -- That of its cart: the bets of a round are the bets of that cart.
  intent uuid NOT NULL,
  serial bigint NOT NULL CHECK (serial > 0),
  seed_id int NOT NULL,
  nonce int NOT NULL CHECK (nonce BETWEEN 1 AND 1000),
  game_id smallint NOT NULL,
  number text NOT NULL,
  drawn_at timestamptz NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  prize bigint NOT NULL CHECK (prize >= 0),
  refund bigint NOT NULL CHECK (refund >= 0),
  -- What the player had after it.
  wallet bigint NOT NULL,
  PRIMARY KEY (player_id, intent),
  UNIQUE (player_id, serial),
  UNIQUE (player_id, seed_id, nonce));
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON instant_seed, instant_round FROM fairlot_app;

-- All bets of an instant game stand in one issue of it, numbered 0, which no page names and which never closes.
-- When and with what number each was drawn is said by its round.
DROP VIEW bet_record;
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, coalesce(r.serial, i.serial_number) AS serial_number, coalesce(r.drawn_at, i.close_at) AS close_at,
    coalesce(r.drawn_at, i.draw_at) AS draw_at, coalesce(r.number, i.winning_number) AS winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id
  LEFT JOIN instant_round r ON i.serial_number = 0 AND r.player_id = b.player_id AND r.intent = b.intent;
