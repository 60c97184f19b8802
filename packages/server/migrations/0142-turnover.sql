-- How a bet counts as turnover: null in full, 0 not at all as it covers too much, else a side: opposite signs on
-- one play and number are bets against each other.
DROP VIEW bet_record;
ALTER TABLE bet ADD COLUMN turnover smallint;
ALTER TYPE bet_place_bet ADD ATTRIBUTE turnover smallint;
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, i.serial_number, i.close_at, i.draw_at, i.winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id;

-- What a player has to turn over because of money that he was given: one line a source, done in their order.
CREATE TABLE requirement (
  player_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- The kind of the journal that it comes of, and its key there: a source makes one line.
  kind smallint NOT NULL,
  source text NOT NULL,
  base bigint NOT NULL CHECK (base > 0),
  -- Hundredths.
  times int NOT NULL CHECK (times > 0),
  required bigint NOT NULL CHECK (required > 0),
  done bigint NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND required),
  -- OPEN 0 -> DONE 1 | VOID 2; ended by 1 turnover, 2 that nothing was left, 3 an operator.
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 2),
  ended_by smallint,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, source),
  CHECK ((state = 0) = (ended_at IS NULL) AND (state = 0) = (ended_by IS NULL))) WITH (fillfactor = 70);
CREATE INDEX requirement_open ON requirement (player_id, id) WHERE state = 0;

-- What the bets of a player in an issue counted for, by run, where he had a line that was open: `stake` of all that
-- won or lost, without what covered too much (`wide`) and what he bet against himself (`opposed`).
CREATE TABLE turnover (
  player_id bigint NOT NULL,
  issue_id int NOT NULL,
  run smallint NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  wide bigint NOT NULL,
  opposed bigint NOT NULL,
  counted bigint NOT NULL,
  counted_at timestamptz NOT NULL,
  -- The run that counted again.
  until_run smallint,
  PRIMARY KEY (player_id, issue_id, run),
  CHECK (counted = stake - wide - opposed AND counted >= 0), CHECK (until_run > run));
CREATE INDEX turnover_of_issue ON turnover (issue_id, player_id) WHERE until_run IS NULL;
CREATE INDEX turnover_by_time ON turnover (player_id, counted_at);

-- Which part of it went to which line.
CREATE TABLE requirement_part (
  player_id bigint NOT NULL,
  requirement_id bigint NOT NULL,
  issue_id int NOT NULL,
  run smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (player_id, requirement_id, issue_id, run));
CREATE INDEX requirement_part_of_issue ON requirement_part (player_id, issue_id);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON requirement, turnover, requirement_part FROM fairlot_app;
