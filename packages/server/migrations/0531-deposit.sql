-- Ways to deposit. Amounts are thousandths, rates hundredths of a percent, times hundredths; hours are minutes after
-- midnight of the site, null: always.
CREATE TABLE deposit_channel (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  type smallint NOT NULL,
  provider text NOT NULL,
  zh text NOT NULL, en text NOT NULL,
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL CHECK (most >= least),
  step bigint NOT NULL DEFAULT 1 CHECK (step > 0),
  fixed bigint[] NOT NULL DEFAULT '{}',
  fee_rate int NOT NULL DEFAULT 0 CHECK (fee_rate BETWEEN 0 AND 5000),
  bonus_rate int NOT NULL DEFAULT 0 CHECK (bonus_rate BETWEEN 0 AND 10000),
  bonus_times int NOT NULL DEFAULT 0 CHECK (bonus_times BETWEEN 0 AND 10000),
  needs_name boolean NOT NULL DEFAULT false,
  needs_bank boolean NOT NULL DEFAULT false,
  needs_card boolean NOT NULL DEFAULT false,
  from_minute smallint CHECK (from_minute BETWEEN 0 AND 1439),
  to_minute smallint CHECK (to_minute BETWEEN 0 AND 1439),
  -- All orders of a day together.
  daily_cap bigint CHECK (daily_cap > 0),
  minutes smallint NOT NULL DEFAULT 15 CHECK (minutes BETWEEN 1 AND 1440),
  sort smallint NOT NULL DEFAULT 0,
  is_on boolean NOT NULL DEFAULT true,
  -- Orders in a row that the provider did not take; at `most_fails` it goes off by itself.
  fails smallint NOT NULL DEFAULT 0,
  most_fails smallint NOT NULL DEFAULT 5 CHECK (most_fails > 0),
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK ((from_minute IS NULL) = (to_minute IS NULL)));

-- Orders. States by their numbers in the contract: 3 made, 0 the player says that he paid, 1 credited, 2 cancelled; a
-- trigger lets no other way through. `provider` is the number of who takes the money in.
CREATE TABLE deposit (
  player_id bigint NOT NULL,
  order_no text NOT NULL,
  intent uuid NOT NULL,
  channel_id int NOT NULL,
  type smallint NOT NULL,
  provider_id text NOT NULL,
  provider smallint NOT NULL,
  currency bpchar(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee_rate int NOT NULL, bonus_rate int NOT NULL, times int NOT NULL, bonus_times int NOT NULL,
  bank text,
  sealed_name bytea,
  state smallint NOT NULL DEFAULT 3 CHECK (state IN (0, 1, 2, 3)),
  reason smallint CHECK (reason IN (1, 2, 3, 4)),
  note text NOT NULL DEFAULT '',
  ref text, pay_url text,
  -- The payment that was credited; null where an operator saw it by himself.
  pay_id text,
  paid bigint CHECK (paid > 0),
  fee bigint, bonus bigint,
  is_first boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  reminded_at timestamptz,
  -- When the provider is asked about it next, and how often it was.
  query_at timestamptz,
  queries smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, order_no),
  UNIQUE (player_id, intent),
  CHECK ((state IN (1, 2)) = (ended_at IS NOT NULL)),
  CHECK ((state = 2) = (reason IS NOT NULL)),
  CHECK ((state = 1) = (paid IS NOT NULL AND fee IS NOT NULL AND bonus IS NOT NULL)));
-- One order at a time, and one that was the first.
CREATE UNIQUE INDEX deposit_pending ON deposit (player_id) WHERE state IN (0, 3);
CREATE UNIQUE INDEX deposit_first ON deposit (player_id) WHERE is_first;
CREATE INDEX deposit_query ON deposit (query_at) WHERE query_at IS NOT NULL;
CREATE INDEX deposit_made ON deposit (player_id, created_at);
CREATE INDEX deposit_channel_day ON deposit (channel_id, created_at);
CREATE INDEX deposit_open ON deposit (state, created_at) WHERE state IN (0, 3);

-- Payments that are nobody's yet, each once: 1 without an order, 2 a second one, 3 after the order was cancelled, 4 of
-- another amount, 5 of another name. State 0 open, 1 being sent back, 2 credited, 3 sent back, 4 kept, 5 left alone.
CREATE TABLE deposit_exception (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  provider_id text NOT NULL,
  provider smallint NOT NULL,
  pay_id text NOT NULL,
  order_no text NOT NULL,
  player_id bigint,
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3, 4, 5)),
  amount bigint NOT NULL CHECK (amount > 0),
  currency bpchar(3) NOT NULL,
  -- Whether it stands in the books: not where its money is none of ours.
  is_booked boolean NOT NULL,
  state smallint NOT NULL DEFAULT 0 CHECK (state IN (0, 1, 2, 3, 4, 5)),
  found_at timestamptz NOT NULL,
  resolved_at timestamptz,
  resolved_by text,
  reason text NOT NULL DEFAULT '',
  UNIQUE (provider, pay_id));
CREATE INDEX deposit_exception_open ON deposit_exception (found_at) WHERE state IN (0, 1);

-- Made and ended, never taken away.
REVOKE DELETE, TRUNCATE, UPDATE ON deposit, deposit_exception FROM fairlot_app;
GRANT SELECT, INSERT ON deposit, deposit_exception TO fairlot_app;
GRANT UPDATE (state, reason, note, ref, pay_url, pay_id, paid, fee, bonus, is_first, ended_at, reminded_at, query_at,
  queries) ON deposit TO fairlot_app;
GRANT UPDATE (state, resolved_at, resolved_by, reason) ON deposit_exception TO fairlot_app;

-- Players hold themselves to what they deposit as well.
ALTER TABLE own_limit DROP CONSTRAINT own_limit_kind_check;
ALTER TABLE own_limit ADD CONSTRAINT own_limit_kind_check CHECK (kind IN (1, 2, 3));
