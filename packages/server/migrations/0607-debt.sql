-- What players owe, by currency: what of a deposit that was taken back was not in the wallet any more. Thousandths. Written
-- by debt_change alone, with the flag DEBT, in the transaction that posts; the books have the same (account 62).
CREATE TABLE debt (
  player_id bigint NOT NULL,
  currency bpchar(3) NOT NULL,
  owed bigint NOT NULL CHECK (owed >= 0),
  -- Since when he owes something; null where he does not.
  since timestamptz,
  PRIMARY KEY (player_id, currency),
  CHECK ((owed > 0) = (since IS NOT NULL)));
CREATE INDEX debt_open ON debt (since, player_id) WHERE owed > 0;

-- How it came to be and went, by the cause of its journal. Causes: 1 a deposit that operators took back, 2 one that its
-- provider did, 3 paid out of a deposit, 4 by the player, 5 by operators.
CREATE TABLE debt_move (
  player_id bigint NOT NULL,
  -- In the order in which they came.
  n int NOT NULL,
  cause text NOT NULL,
  currency bpchar(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  kind smallint NOT NULL CHECK (kind BETWEEN 1 AND 5),
  -- Number of the order that it is about; empty where it is about none.
  no text NOT NULL,
  note text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, n),
  UNIQUE (player_id, cause),
  CHECK ((amount > 0) = (kind IN (1, 2))));
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON debt, debt_move FROM fairlot_app;

-- Deposits that were taken back, each once, by the key of the journal that credited it. By: 1 operators, 2 the provider.
-- `taken` came out of the wallet, `owed` was not there.
CREATE TABLE deposit_reversal (
  player_id bigint NOT NULL,
  source text NOT NULL,
  order_no text NOT NULL,
  cause smallint NOT NULL CHECK (cause IN (1, 2)),
  currency bpchar(3) NOT NULL,
  paid bigint NOT NULL CHECK (paid > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  bonus bigint NOT NULL CHECK (bonus >= 0),
  taken bigint NOT NULL CHECK (taken >= 0),
  owed bigint NOT NULL CHECK (owed >= 0),
  -- The payment is with its provider still, and stands among the exceptions.
  is_there boolean NOT NULL,
  made_by text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (player_id, source),
  CHECK (taken + owed = paid - fee + bonus));
CREATE INDEX deposit_reversal_order ON deposit_reversal (player_id, order_no);
REVOKE UPDATE, DELETE, TRUNCATE ON deposit_reversal FROM fairlot_app;

-- What providers charged back, each once by their name of it. States: 0 to be looked at, 1 taken from the player, 2 out of
-- what was unclaimed, 3 borne by the house, 4 left alone. Why it is to be looked at: 1 the payment is not known, 2 of another
-- amount, 3 gone already, 4 in no books.
CREATE TABLE deposit_chargeback (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  provider_id text NOT NULL,
  provider smallint NOT NULL,
  ref text NOT NULL,
  pay_id text NOT NULL,
  order_no text NOT NULL,
  player_id bigint,
  amount bigint NOT NULL CHECK (amount > 0),
  currency bpchar(3) NOT NULL,
  state smallint NOT NULL CHECK (state BETWEEN 0 AND 4),
  why smallint CHECK (why BETWEEN 1 AND 4),
  found_at timestamptz NOT NULL DEFAULT app_now(),
  resolved_at timestamptz,
  resolved_by text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  UNIQUE (provider, ref),
  CHECK ((state = 0) = (resolved_at IS NULL)),
  CHECK (state NOT IN (0, 3, 4) OR why IS NOT NULL));
CREATE INDEX deposit_chargeback_open ON deposit_chargeback (found_at) WHERE state = 0;
CREATE INDEX deposit_chargeback_found ON deposit_chargeback (found_at, id);
REVOKE UPDATE, DELETE, TRUNCATE ON deposit_chargeback FROM fairlot_app;
GRANT UPDATE (state, resolved_at, resolved_by, reason) ON deposit_chargeback TO fairlot_app;

-- A payment whose deposit was taken back (7) stands among the exceptions; one that was charged back (6) is gone from there.
ALTER TABLE deposit_exception DROP CONSTRAINT deposit_exception_kind_check,
  ADD CONSTRAINT deposit_exception_kind_check CHECK (kind BETWEEN 1 AND 7);
ALTER TABLE deposit_exception DROP CONSTRAINT deposit_exception_state_check,
  ADD CONSTRAINT deposit_exception_state_check CHECK (state BETWEEN 0 AND 6);

-- Statements have chargebacks (6).
ALTER TABLE statement_line DROP CONSTRAINT statement_line_kind_check,
  ADD CONSTRAINT statement_line_kind_check CHECK (kind BETWEEN 1 AND 6);
ALTER TABLE money_break DROP CONSTRAINT money_break_what_check,
  ADD CONSTRAINT money_break_what_check CHECK (what BETWEEN 0 AND 6);
