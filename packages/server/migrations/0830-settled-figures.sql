-- Stake, prize and effective turnover of bets as reports count them, on the day and hour of their settlement: one row for a
-- player and an issue (serial 0), and one for each round of an instant game. A correction takes back exactly what the row says.
CREATE TABLE bet_counted (
  player_id bigint NOT NULL,
  issue_id int NOT NULL,
  serial bigint NOT NULL,
  game_id int NOT NULL,
  currency char(3) NOT NULL,
  -- When the last of its bets was settled for the first time. A correction does not move it.
  settled_at timestamptz NOT NULL,
  bets int NOT NULL CHECK (bets > 0),
  -- What stood, without ties and cancelled bets.
  stake bigint NOT NULL,
  prize bigint NOT NULL,
  -- What of the stake does not count: wide bets, opposed bets (by `covered` too), and the part that a bonus paid of the rest.
  wide bigint NOT NULL,
  opposed bigint NOT NULL,
  bonus bigint NOT NULL,
  covered bigint,
  turnover bigint NOT NULL,
  PRIMARY KEY (player_id, issue_id, serial),
  CHECK (turnover = stake - wide - opposed - bonus AND turnover >= 0));

CREATE INDEX bet_counted_recent ON bet_counted USING brin (settled_at) WITH (autosummarize = on);

-- Issues whose bets have ended and are to be counted, again after a correction, and up to which player they are.
CREATE TABLE bet_count_queue (
  issue_id int PRIMARY KEY,
  -- Another each time that the issue comes in: a page that was computed before is not counted.
  ticket bigserial NOT NULL,
  after_player bigint NOT NULL DEFAULT 0);

-- Who bet, deposited, signed in or registered on a day of the site, and when first. A person counts once a day and kind
-- (10 to 14 of rules/core/line-figures.ts), in the line in which he stood then.
CREATE TABLE line_person (
  player_id bigint NOT NULL,
  kind smallint NOT NULL CHECK (kind BETWEEN 10 AND 14),
  day date NOT NULL,
  currency char(3) NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind, day));
CREATE INDEX line_person_by_day ON line_person (day);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON bet_counted, bet_count_queue, line_person FROM fairlot_app;

-- A movement on its way into the sums.
CREATE TYPE money_moved AS (
  player_id bigint, at timestamptz, currency char(3), game_id int, kind smallint, amount bigint, journals int);

-- The certain part of the stakes of a round; null for rounds of older versions.
ALTER TABLE instant_round ADD COLUMN covered bigint;

-- What is counted of a player: nothing before `is_counted`, and nothing of a test account.
ALTER TABLE line_count
  ADD COLUMN is_agent boolean NOT NULL DEFAULT false,
  ADD COLUMN is_test boolean NOT NULL DEFAULT false,
  ADD COLUMN is_counted boolean NOT NULL DEFAULT false;
CREATE INDEX line_count_below ON line_count (parent);
CREATE INDEX line_count_new ON line_count (player_id) WHERE NOT is_counted;
ALTER TABLE player_move ADD COLUMN is_counted boolean NOT NULL DEFAULT false;
CREATE INDEX player_move_new ON player_move (id) WHERE NOT is_counted;
CREATE INDEX player_move_by_time ON player_move (moved_at);

-- The audit of lines goes by day.
CREATE INDEX line_day_of_all ON line_day USING brin (day);
CREATE INDEX line_hour_of_all ON line_hour USING brin (hour);

-- Sign-ins are looked for by time.
CREATE INDEX session_made ON session (created_at);

-- All is counted from the start: older sums know neither settled figures nor lines. `open_stake`: staked and not settled, of
-- what is counted, without test accounts; `signed_in_at`: up to when sign-ins are counted.
ALTER TABLE money_counted
  ADD COLUMN open_stake bigint NOT NULL DEFAULT 0,
  ADD COLUMN signed_in_at timestamptz NOT NULL DEFAULT '-infinity';
TRUNCATE money_hour, money_day;
UPDATE money_counted SET upto = 0, odd = 0;
INSERT INTO line_count (player_id, parent, is_agent, is_test)
SELECT p.player_id, p.parent, p.is_agent, p.flags & 524288 <> 0 FROM player p;
INSERT INTO bet_count_queue (issue_id) SELECT j.issue_id FROM issue_job j WHERE j.step = 'done' AND j.has_tickets;
