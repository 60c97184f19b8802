-- What followers pay their leaders of the profit of a plan. Rates are thousandths of it.

-- What a leader asks of whoever begins to follow him; none: nothing.
CREATE TABLE follow_rate (
  player_id bigint PRIMARY KEY,
  rate smallint NOT NULL CHECK (rate BETWEEN 0 AND 50 AND rate % 5 = 0),
  changed_at timestamptz NOT NULL);

ALTER TABLE follow_plan
  -- As it was when the plan began: it stays so.
  ADD COLUMN rate smallint NOT NULL DEFAULT 0 CHECK (rate BETWEEN 0 AND 50),
  -- Issues of which bets have ended, each a turn.
  ADD COLUMN turns int NOT NULL DEFAULT 0 CHECK (turns >= 0),
  -- The highest that the profit ever stood after a turn; what is paid of it, less what was taken back.
  ADD COLUMN peak bigint NOT NULL DEFAULT 0 CHECK (peak >= 0),
  ADD COLUMN paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  ADD COLUMN payments int NOT NULL DEFAULT 0 CHECK (payments >= 0),
  -- When it is looked at for what is owed, either way; null: nothing is.
  ADD COLUMN owed_at timestamptz;
CREATE INDEX follow_plan_owed ON follow_plan (owed_at) WHERE owed_at IS NOT NULL;

-- The turn of its plan in which the bets of an order ended first; those of one issue share it.
ALTER TABLE follow_order ADD COLUMN turn int CHECK (turn > 0);

-- Payments of a plan to its leader, by number; the journal has one id in the books of both.
CREATE TABLE follow_commission (
  player_id bigint NOT NULL,
  plan_id uuid NOT NULL,
  n int NOT NULL CHECK (n > 0),
  leader_id bigint NOT NULL,
  journal_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  paid_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  PRIMARY KEY (player_id, plan_id, n),
  FOREIGN KEY (player_id, plan_id) REFERENCES follow_plan (player_id, id));

REVOKE ALL ON follow_rate, follow_commission FROM fairlot_app;
GRANT SELECT, INSERT ON follow_rate, follow_commission TO fairlot_app;
GRANT UPDATE (rate, changed_at) ON follow_rate TO fairlot_app;
GRANT UPDATE (taken_back_at) ON follow_commission TO fairlot_app;
GRANT UPDATE (turns, peak, paid, payments, owed_at) ON follow_plan TO fairlot_app;
GRANT UPDATE (turn) ON follow_order TO fairlot_app;
