-- Withdrawals (product 5.8). What was asked for stays as it was asked; the hold of the ledger has the money until it is
-- paid or given back. States (product 6.4): WAITING 0, CONFIRM 1, CANCEL 2, FAILED 3, UNKNOWN 4, AUTOHANDLE 5,
-- THIRDPARTY_HANDLE 6, THIRDPARTY_CREATEORDER 7, THIRDPARTY_FAILED 8; which may follow which: withdrawal_guard.sql.
CREATE TABLE withdrawal (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  -- As people name it.
  no text NOT NULL CHECK (no ~ '^W[0-9]{8}[0-9A-F]{8}$'),
  -- A request and what it asked for: sent again, it is the same withdrawal.
  intent uuid NOT NULL,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  payee_id bigint NOT NULL,
  -- The target as it was: 1 card, 2 address of USDT, 3 e-wallet.
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3)),
  bank text NOT NULL,
  shown text NOT NULL,
  number_mac bytea NOT NULL,
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND amount),
  -- What one USDT costs, thousandths, and what arrives, thousandths of a USDT; of addresses alone.
  rate bigint CHECK (rate > 0),
  usdt bigint CHECK (usdt > 0),
  balance_before bigint NOT NULL,
  hold_id bigint NOT NULL,
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 8),
  -- Marks of who looks at risks, by bit (rules/check/withdraw-risk.ts), and why two people have to look, by bit.
  risk int NOT NULL DEFAULT 0,
  second_for smallint NOT NULL DEFAULT 0,
  day_count smallint NOT NULL,
  day_sum bigint NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT app_now(),
  ended_at timestamptz,
  -- Who looks at it, and until when nobody else does.
  claimed_by int,
  claimed_until timestamptz,
  -- Reviewers, and the hash of what they saw; gone when any of it changes.
  reviewer_one int,
  reviewer_two int,
  reviewed_hash bytea,
  approved_at timestamptz,
  -- How it is paid in parts, thousandths each; null: as the provider takes it.
  plan bigint[],
  -- What the player reads.
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, intent),
  UNIQUE (player_id, no),
  CHECK ((rate IS NULL) = (usdt IS NULL) AND (kind = 2 OR rate IS NULL)),
  CHECK ((claimed_by IS NULL) = (claimed_until IS NULL)),
  CHECK ((ended_at IS NOT NULL) = (state IN (1, 2, 3))),
  CHECK (state <> 1 OR paid = amount),
  CHECK (state <> 2 OR paid = 0),
  CHECK (reviewer_two IS NULL OR reviewer_one IS NOT NULL AND reviewer_two <> reviewer_one),
  CHECK (approved_at IS NULL OR reviewer_one IS NULL OR second_for = 0 OR reviewer_two IS NOT NULL));
CREATE INDEX withdrawal_of_player ON withdrawal (player_id, asked_at DESC);
CREATE INDEX withdrawal_open ON withdrawal (asked_at) WHERE state NOT IN (1, 2, 3);
CREATE INDEX withdrawal_all ON withdrawal (asked_at DESC, id DESC);
CREATE INDEX withdrawal_no ON withdrawal (no);
CREATE INDEX withdrawal_target ON withdrawal (number_mac, asked_at) WHERE state NOT IN (2, 3);
REVOKE UPDATE, DELETE ON withdrawal FROM fairlot_app;
GRANT UPDATE (paid, state, ended_at, claimed_by, claimed_until, reviewer_one, reviewer_two, reviewed_hash, approved_at,
  plan, note) ON withdrawal TO fairlot_app;

-- What was sent to a provider: a number of its own each, by which it is asked for and sent again. States: 0 to be sent,
-- 1 paid, 2 failed, 3 nobody knows, 4 sent. A part that failed may have another attempt.
CREATE TABLE withdrawal_part (
  player_id bigint NOT NULL,
  withdrawal_id uuid NOT NULL,
  part smallint NOT NULL CHECK (part BETWEEN 1 AND 100),
  attempt smallint NOT NULL CHECK (attempt BETWEEN 1 AND 100),
  no text NOT NULL,
  provider text NOT NULL,
  -- Its number in the books.
  provider_ref bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 4),
  -- What the provider calls it, and why it failed.
  provider_no text,
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 300),
  made_at timestamptz NOT NULL DEFAULT app_now(),
  sent_at timestamptz,
  asked_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (player_id, withdrawal_id, part, attempt),
  UNIQUE (player_id, no),
  FOREIGN KEY (player_id, withdrawal_id) REFERENCES withdrawal,
  CHECK ((ended_at IS NOT NULL) = (state IN (1, 2))));
CREATE INDEX withdrawal_part_no ON withdrawal_part (no);
CREATE INDEX withdrawal_part_open ON withdrawal_part (state, asked_at) WHERE state IN (0, 3, 4);
REVOKE UPDATE, DELETE ON withdrawal_part FROM fairlot_app;
GRANT UPDATE (state, provider_no, reason, sent_at, asked_at, ended_at) ON withdrawal_part TO fairlot_app;

-- What became of it, in order: asked 1, looked at 2, being paid 3, paid 4, refused 5, given back 6, not known 7, failed
-- at the provider 8. The player reads step and note.
CREATE TABLE withdrawal_step (
  player_id bigint NOT NULL,
  withdrawal_id uuid NOT NULL,
  n smallint NOT NULL,
  step smallint NOT NULL CHECK (step BETWEEN 1 AND 8),
  at timestamptz NOT NULL DEFAULT app_now(),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  PRIMARY KEY (player_id, withdrawal_id, n),
  FOREIGN KEY (player_id, withdrawal_id) REFERENCES withdrawal);
REVOKE UPDATE, DELETE ON withdrawal_step FROM fairlot_app;

-- What operators note of one for each other.
CREATE TABLE withdrawal_memo (
  player_id bigint NOT NULL,
  withdrawal_id uuid NOT NULL,
  n smallint NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now(),
  author text NOT NULL,
  memo text NOT NULL CHECK (length(memo) BETWEEN 1 AND 500),
  PRIMARY KEY (player_id, withdrawal_id, n),
  FOREIGN KEY (player_id, withdrawal_id) REFERENCES withdrawal);
REVOKE UPDATE, DELETE ON withdrawal_memo FROM fairlot_app;
