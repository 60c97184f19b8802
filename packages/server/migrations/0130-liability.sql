-- What the bets of an issue would bring on one number: an option of a play, a number of its zone, or what a
-- play, or a game where the play is 0, may bring at the worst. Only where a game has caps. A number has all of
-- its shards or none; each has its share of the cap, `taken` of one of them may fall below zero, their sum says
-- how much is taken.
CREATE TABLE liability (
  issue_id int NOT NULL,
  play_id smallint NOT NULL,
  cell int NOT NULL,
  shard smallint NOT NULL,
  cap bigint NOT NULL CHECK (cap > 0),
  taken bigint NOT NULL,
  PRIMARY KEY (issue_id, play_id, cell, shard)) WITH (fillfactor = 50);
-- What a cart takes of the cap of one number, spread over so many shards.
CREATE TYPE liability_take AS (
  cart int, issue int, play smallint, cell int, amount bigint, cap bigint, shards smallint);

-- Odds of a play in an issue that are others than its game's, and options of it that take no bets: a row for
-- each version of a play. `seq` counts the moves of an issue.
CREATE TABLE odds_move (
  issue_id int NOT NULL,
  seq int NOT NULL CHECK (seq > 0),
  play_id smallint NOT NULL,
  version int NOT NULL CHECK (version > 0),
  odds bigint[] NOT NULL,
  -- Indices of options: those that reached their cap, and those that an operator sealed.
  reached smallint[] NOT NULL DEFAULT '{}',
  sealed smallint[] NOT NULL DEFAULT '{}',
  made_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (issue_id, seq),
  UNIQUE (issue_id, play_id, version));

REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON liability FROM fairlot_app;
REVOKE UPDATE, DELETE, TRUNCATE ON odds_move FROM fairlot_app;

-- What the bets of a player in an issue can bring him at the most, without those that he took back.
ALTER TABLE bet_tally ADD COLUMN prize bigint NOT NULL DEFAULT 0;
-- `moves`: by which move of the issue it is priced; `most`: what its bets can bring; `cap`: what all bets of the
-- player in the issue may, null for any sum.
ALTER TYPE bet_place_cart ADD ATTRIBUTE moves int, ADD ATTRIBUTE most bigint, ADD ATTRIBUTE cap bigint;

-- Its net win is capped because it picks few numbers of many; null: it is not.
DROP VIEW bet_record;
ALTER TABLE bet ADD COLUMN is_solo boolean;
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, i.serial_number, i.close_at, i.draw_at, i.winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id;
ALTER TYPE bet_place_bet ADD ATTRIBUTE is_solo boolean;
