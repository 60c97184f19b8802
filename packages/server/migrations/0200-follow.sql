-- Follow bets: a player has the server bet as another does, by a plan of his own. A call is a cart of a leader
-- that somebody may follow; an order is what one plan makes of it.

-- RUNNING 0, FINISHED 1, STOPPED_WIN 2, STOPPED_EARN 3, STOPPED_LOSS 4, STOPPED_USER 5, STOPPED_SYSTEM 6.
CREATE TABLE follow_plan (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  -- A request and what it asked for: sent again, it is the same plan.
  intent uuid NOT NULL,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  leader_id bigint NOT NULL CHECK (leader_id <> player_id),
  -- FIXED 1: thousandths a cart; MULTIPLE 2: so many times; RATIO 3: per cent of the leader's stake.
  mode smallint NOT NULL CHECK (mode BETWEEN 1 AND 3),
  value bigint NOT NULL CHECK (value > 0),
  -- Null: every game.
  games smallint[],
  -- Thousandths, of one order and of one day of the site.
  bet_cap bigint NOT NULL CHECK (bet_cap > 0),
  day_cap bigint NOT NULL CHECK (day_cap >= bet_cap),
  -- Thousandths; null: it does not stop by that.
  stop_win bigint CHECK (stop_win > 0),
  stop_earn bigint CHECK (stop_earn > 0),
  stop_loss bigint NOT NULL CHECK (stop_loss > 0),
  until_at timestamptz NOT NULL,
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 6),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- What was staked on the day it staked last.
  day date,
  day_staked bigint NOT NULL DEFAULT 0 CHECK (day_staked BETWEEN 0 AND day_cap),
  -- Sums of its orders: bet and failed, what those cost that were bet, and what those cost and brought that ended.
  placed int NOT NULL DEFAULT 0,
  failed int NOT NULL DEFAULT 0,
  staked bigint NOT NULL DEFAULT 0,
  ended_stake bigint NOT NULL DEFAULT 0,
  prize bigint NOT NULL DEFAULT 0,
  refund bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, intent),
  CHECK ((ended_at IS NULL) = (state = 0))) WITH (fillfactor = 70);
CREATE UNIQUE INDEX follow_plan_running ON follow_plan (player_id, leader_id) WHERE state = 0;
CREATE INDEX follow_plan_of_leader ON follow_plan (leader_id, created_at, id);
CREATE INDEX follow_plan_by_time ON follow_plan (player_id, created_at, id);
CREATE INDEX follow_plan_until ON follow_plan (until_at) WHERE state = 0;
CREATE INDEX follow_plan_old ON follow_plan (ended_at) WHERE state > 0;

-- How many running plans follow a player; none: his bets write no call.
CREATE TABLE follow_leader (
  player_id bigint PRIMARY KEY,
  followers int NOT NULL CHECK (followers >= 0)) WITH (fillfactor = 70);
CREATE INDEX follow_leader_by_followers ON follow_leader (followers DESC, player_id) WHERE followers > 0;

-- Carts of leaders that are to be spread over the plans of who follows; gone as soon as that is done.
CREATE TABLE follow_call (
  player_id bigint NOT NULL,
  intent uuid NOT NULL,
  issue_id int NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, intent));
CREATE INDEX follow_call_by_time ON follow_call (accepted_at);

-- RESERVED 0, BET 1, NO_PRIZE 2, WIN 3, CANCELLED 4, FAILED 5, SKIPPED 6: those of a row of a schedule.
CREATE TABLE follow_order (
  player_id bigint NOT NULL,
  -- The request as which it is bet.
  intent uuid NOT NULL,
  plan_id uuid NOT NULL,
  leader_id bigint NOT NULL,
  leader_intent uuid NOT NULL,
  issue_id int NOT NULL,
  created_at timestamptz NOT NULL,
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 6),
  stake bigint CHECK (stake > 0),
  bet_ids uuid[],
  -- As the stop rules saw them last, and by which run of the settlement.
  prize bigint NOT NULL DEFAULT 0 CHECK (prize >= 0),
  refund bigint NOT NULL DEFAULT 0 CHECK (refund >= 0),
  run smallint NOT NULL DEFAULT 0,
  -- Why it was not bet: a code of the contract with its parameters.
  reason jsonb,
  ended_at timestamptz,
  PRIMARY KEY (player_id, intent),
  UNIQUE (player_id, plan_id, leader_intent),
  FOREIGN KEY (player_id, plan_id) REFERENCES follow_plan (player_id, id),
  CHECK ((bet_ids IS NULL) = (stake IS NULL)),
  CHECK ((bet_ids IS NOT NULL) = (state IN (1, 2, 3, 4, 6))),
  CHECK ((state IN (0, 1)) = (ended_at IS NULL))) WITH (fillfactor = 70);
CREATE INDEX follow_order_due ON follow_order (created_at, player_id) WHERE state = 0;
CREATE INDEX follow_order_late ON follow_order (issue_id) WHERE state = 0;
CREATE INDEX follow_order_bet ON follow_order (issue_id) WHERE state IN (1, 2, 3);
CREATE INDEX follow_order_of_plan ON follow_order (player_id, plan_id, created_at, intent);
CREATE INDEX follow_order_old ON follow_order (ended_at) WHERE state > 1;

REVOKE ALL ON follow_plan, follow_leader, follow_call, follow_order FROM fairlot_app;
GRANT SELECT ON follow_plan, follow_leader, follow_call, follow_order TO fairlot_app;
GRANT INSERT ON follow_plan TO fairlot_app;
GRANT UPDATE (day, day_staked, placed, failed, staked, ended_stake, prize, refund) ON follow_plan TO fairlot_app;
GRANT UPDATE (state, stake, bet_ids, prize, refund, run, reason, ended_at) ON follow_order TO fairlot_app;
