-- Schedule bets: a cart for a row of issues, the sum of all set aside in a hold when it is placed. A row is an
-- issue of a schedule; it becomes a cart of bets, or its part of the hold goes back.

-- Which agreement a player accepted, and when.
CREATE TABLE schedule_agreement (
  player_id bigint NOT NULL,
  version smallint NOT NULL CHECK (version > 0),
  accepted_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (player_id, version));

-- RUNNING 0, FINISHED 1, STOPPED_WIN 2, STOPPED_EARN 3, STOPPED_LOSS 4, STOPPED_USER 5, STOPPED_SYSTEM 6, PAUSED 7.
CREATE TABLE schedule (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  -- A request and what it asked for: sent again, it is the same schedule.
  intent uuid NOT NULL,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  game_id smallint NOT NULL,
  -- Same 0, doubling 1, profit rate 2, profit amount 3, custom 4.
  plan smallint NOT NULL CHECK (plan BETWEEN 0 AND 4),
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 7),
  stop_win boolean NOT NULL,
  -- Thousandths; null: it does not stop by that.
  stop_earn bigint CHECK (stop_earn > 0),
  stop_loss bigint CHECK (stop_loss > 0),
  accept_any_odds boolean NOT NULL,
  hold_id bigint NOT NULL,
  currency char(3) NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  -- Rows of the cart as they were sent, each once over; money as text.
  bets jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, intent),
  CHECK ((ended_at IS NULL) = (state IN (0, 7)))) WITH (fillfactor = 70);
CREATE INDEX schedule_by_time ON schedule (player_id, created_at, id);
CREATE INDEX schedule_open ON schedule (game_id) WHERE state IN (0, 7);

-- RESERVED 0, BET 1, NO_PRIZE 2, WIN 3, CANCELLED 4, FAILED 5, SKIPPED 6.
CREATE TABLE schedule_row (
  player_id bigint NOT NULL,
  schedule_id uuid NOT NULL,
  n smallint NOT NULL CHECK (n > 0),
  issue_id int NOT NULL,
  serial_number bigint NOT NULL,
  -- When the issue was to close and to be drawn as the schedule was placed.
  close_at timestamptz NOT NULL,
  draw_at timestamptz NOT NULL,
  multiple int NOT NULL CHECK (multiple > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  -- The request as which it is bet.
  intent uuid NOT NULL,
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 6),
  -- Nothing before it is still to be known: it is bet as soon as its sale begins.
  is_ready boolean NOT NULL,
  bet_ids uuid[],
  -- As the stop rules saw them when its issue had ended.
  prize bigint NOT NULL DEFAULT 0 CHECK (prize >= 0),
  refund bigint NOT NULL DEFAULT 0 CHECK (refund >= 0),
  -- Why it was not bet: a code of the contract with its parameters.
  reason jsonb,
  ended_at timestamptz,
  PRIMARY KEY (player_id, schedule_id, n),
  FOREIGN KEY (player_id, schedule_id) REFERENCES schedule (player_id, id),
  CHECK ((state IN (1, 2, 3)) <= (bet_ids IS NOT NULL)),
  CHECK ((state IN (0, 1)) = (ended_at IS NULL))) WITH (fillfactor = 70);
CREATE INDEX schedule_row_due ON schedule_row (issue_id) WHERE state = 0 AND is_ready;
CREATE INDEX schedule_row_missed ON schedule_row (close_at) WHERE state = 0;
CREATE INDEX schedule_row_bet ON schedule_row (issue_id) WHERE state = 1;

REVOKE ALL ON schedule, schedule_row, schedule_agreement FROM fairlot_app;
GRANT SELECT, INSERT ON schedule, schedule_row, schedule_agreement TO fairlot_app;
GRANT UPDATE (state, ended_at) ON schedule TO fairlot_app;
GRANT UPDATE (state, is_ready, bet_ids, prize, refund, reason, ended_at) ON schedule_row TO fairlot_app;
