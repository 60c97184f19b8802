-- Draws of the time before a demo began, so that its charts have something to show. They are made up: without chain, bets or
-- manifest. Nothing but the lists of past draws reads them, by the view.
CREATE TABLE demo_draw (
  game_id smallint NOT NULL REFERENCES game,
  serial_number bigint NOT NULL,
  day date NOT NULL,
  start_at timestamptz NOT NULL,
  close_at timestamptz NOT NULL,
  draw_at timestamptz NOT NULL,
  original_number text NOT NULL,
  winning_number text NOT NULL,
  PRIMARY KEY (game_id, serial_number),
  CHECK (start_at < close_at AND close_at <= draw_at));
CREATE INDEX demo_draw_by_time ON demo_draw (game_id, close_at);
REVOKE UPDATE, DELETE ON demo_draw FROM fairlot_app;

CREATE VIEW past_issue AS
SELECT game_id, serial_number, original_number, winning_number, day, start_at, close_at, draw_at, state, block_height,
  opened_at, notice, first_number, false AS is_demo FROM issue
UNION ALL
SELECT game_id, serial_number, original_number, winning_number, day, start_at, close_at, draw_at, 2::smallint, NULL::bigint,
  start_at, NULL::text, NULL::text, true FROM demo_draw;
REVOKE INSERT, UPDATE, DELETE ON past_issue FROM fairlot_app;
