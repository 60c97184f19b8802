-- Lines of the statements of providers, each once by what it is, its name there and its time; `nth` tells apart what a
-- statement has more than once. Kinds: 1 deposit, 2 payout, 3 refund, 4 settled to the bank of the house, 5 funded by it.
-- States: 0 to be matched, 1 matched or booked, 2 a break, 3 a break that an operator closed.
CREATE TABLE statement_line (
  provider smallint NOT NULL,
  kind smallint NOT NULL CHECK (kind BETWEEN 1 AND 5),
  ref text NOT NULL,
  at timestamptz NOT NULL,
  nth smallint NOT NULL,
  no text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  seen_at timestamptz NOT NULL,
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3),
  check_at timestamptz NOT NULL,
  PRIMARY KEY (provider, kind, ref, at, nth));
CREATE INDEX statement_line_no ON statement_line (provider, kind, no);
CREATE INDEX statement_line_due ON statement_line (check_at, at) WHERE state IN (0, 2);
CREATE INDEX statement_line_pending ON statement_line (provider, currency) WHERE state = 0;
REVOKE UPDATE, DELETE ON statement_line FROM fairlot_app;
GRANT UPDATE (state, check_at) ON statement_line TO fairlot_app;

-- How far the statement of each provider is read, how far what is done here was looked for in it, and since when it
-- could not be read.
CREATE TABLE statement_read (
  provider smallint PRIMARY KEY,
  read_to timestamptz NOT NULL,
  deep_at timestamptz,
  ours_to timestamptz NOT NULL,
  failed_at timestamptz);
REVOKE DELETE ON statement_read FROM fairlot_app;

-- What a provider paid out for the house, what it was funded with for that, and what it kept for it when it settled.
CREATE TABLE statement_sum (
  provider smallint NOT NULL,
  currency text NOT NULL,
  payouts bigint NOT NULL DEFAULT 0,
  funded bigint NOT NULL DEFAULT 0,
  netted bigint NOT NULL DEFAULT 0,
  -- What it said last to have of us, what the books say, and the difference that nothing explains.
  said bigint, ours bigint, odd bigint NOT NULL DEFAULT 0, said_at timestamptz,
  PRIMARY KEY (provider, currency));
REVOKE DELETE ON statement_sum FROM fairlot_app;

-- What does not agree: 1 missing here, 2 missing there, 3 another amount, 4 doubled, 5 another state, 6 the balance.
-- `here` and `there` are what each side counts. States: 0 open, 1 taken up, 2 closed by an operator, 3 gone by itself.
CREATE TABLE money_break (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  provider smallint NOT NULL,
  kind smallint NOT NULL CHECK (kind BETWEEN 1 AND 6),
  what smallint NOT NULL CHECK (what BETWEEN 0 AND 5),
  no text NOT NULL,
  ref text NOT NULL,
  here bigint, there bigint,
  currency text NOT NULL,
  found_at timestamptz NOT NULL,
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3),
  taken_by int,
  closed_by int,
  ended_at timestamptz,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  UNIQUE (provider, kind, what, no, ref),
  CHECK ((ended_at IS NOT NULL) = (state > 1)),
  CHECK (state <> 1 OR taken_by IS NOT NULL),
  CHECK ((state = 2) = (closed_by IS NOT NULL)));
CREATE INDEX money_break_open ON money_break (id) WHERE state < 2;
REVOKE UPDATE, DELETE ON money_break FROM fairlot_app;
GRANT UPDATE (state, taken_by, closed_by, ended_at, note, here, there, found_at) ON money_break TO fairlot_app;

-- What is done here is looked for by the time of its end.
CREATE INDEX withdrawal_part_paid ON withdrawal_part (ended_at, no) WHERE state = 1;
CREATE INDEX deposit_exception_found ON deposit_exception (found_at, id);
CREATE INDEX deposit_exception_refunded ON deposit_exception (resolved_at, id) WHERE state = 3;
