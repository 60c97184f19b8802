-- Where what is said of a day is published.
ALTER TABLE holiday ADD COLUMN source text NOT NULL DEFAULT '';

-- Years whose rests of the state lotteries operators confirmed. It holds from the day after it was made: what was
-- drawn before keeps its numbers. Kept, never changed.
CREATE TABLE calendar_year (
  year smallint PRIMARY KEY,
  source text NOT NULL,
  author text NOT NULL,
  author_name text NOT NULL,
  reason text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now());
REVOKE UPDATE, DELETE ON calendar_year FROM fairlot_app;

-- Official results whose number and day fit no issue of ours: the count goes on from them. Kept, never changed.
CREATE TABLE told_serial (
  game_id smallint NOT NULL REFERENCES game,
  serial_number bigint NOT NULL,
  day date NOT NULL,
  draw_at timestamptz NOT NULL,
  told_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (game_id, serial_number, day));
CREATE INDEX told_serial_newest ON told_serial (game_id, draw_at);
REVOKE UPDATE, DELETE ON told_serial FROM fairlot_app;

-- One alarm of a calendar for each year, or each stretch of days, that nobody confirmed.
CREATE UNIQUE INDEX game_event_calendar ON game_event (game_id, (detail->>'from')) WHERE kind = 'days unconfirmed';
