-- Bets, the carts they came in, and the terms they were taken on. Every key is led by player_id, so
-- that the tables can be spread by it; nothing here locks a row that players share.

-- Odds, limits and paused plays of a game, by version; no row: as the rules have it (version 0).
CREATE TABLE game_terms (
  game_id smallint NOT NULL REFERENCES game,
  version int NOT NULL CHECK (version > 0),
  terms jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (game_id, version));
-- One accepted request: the answer for whoever sends it again.
CREATE TABLE bet_cart (
  player_id bigint NOT NULL,
  intent uuid NOT NULL,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  issue_id int NOT NULL,
  bet_ids uuid[] NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  wallet bigint NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, intent));

-- BET 0 -> CANCEL 1 | NOPRIZE 2 | WIN 3. What was accepted never changes; how it ended is written once.
-- Half of each page stays free, so that settling writes beside the row and touches no index.
CREATE TABLE bet (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  intent uuid NOT NULL,
  issue_id int NOT NULL,
  play_id smallint NOT NULL,
  mode smallint NOT NULL CHECK (mode BETWEEN 0 AND 3),
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3),
  prize_group smallint,
  notes int NOT NULL CHECK (notes > 0),
  multiple int NOT NULL CHECK (multiple > 0),
  terms_version int NOT NULL,
  -- What one note costs, its multiple included; thousandths.
  unit_stake bigint NOT NULL CHECK (unit_stake > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  prize bigint NOT NULL DEFAULT 0 CHECK (prize >= 0),
  refund bigint NOT NULL DEFAULT 0 CHECK (refund >= 0),
  accepted_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- Frozen odds per tier, in ten-thousandths, and the hits of each.
  odds int[] NOT NULL,
  hits int[],
  content text NOT NULL,
  PRIMARY KEY (player_id, id),
  CHECK ((state = 0) = (settled_at IS NULL)),
  CHECK (state = 3 OR prize = 0)) WITH (fillfactor = 50);
CREATE INDEX bet_of_issue ON bet (issue_id, player_id);
CREATE INDEX bet_by_time ON bet (player_id, accepted_at);

-- The program reads them; only the functions below write.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON bet_cart, bet FROM fairlot_app;

-- A bet with what a list shows beside it.
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, i.serial_number, i.close_at, i.winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id;
