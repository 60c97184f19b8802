-- What players are offered to bet with (product 5.12). PENDING 0 -> ACTIVE 1 -> COMPLETED 2 | EXPIRED 3 | FORFEITED 4 |
-- REVOKED 5; one that was never taken ends as one of the last three. Its terms are those of the day of the offer.
CREATE TABLE bonus_grant (
  player_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- The key of what offers it: the same offers one.
  source text NOT NULL,
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- How many times it must be turned over, in hundredths.
  times int NOT NULL CHECK (times BETWEEN 0 AND 10000),
  -- A bet of more than this takes none of it; null: any bet may.
  most_stake bigint CHECK (most_stake > 0),
  -- More than this is not released; null: all of it is.
  most_release bigint CHECK (most_release > 0),
  -- Games that take none of it.
  games int[] NOT NULL,
  -- Days from the claim on.
  days smallint NOT NULL CHECK (days > 0),
  memo_zh text NOT NULL CHECK (length(memo_zh) <= 100),
  memo_en text NOT NULL CHECK (length(memo_en) <= 100),
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 5),
  offered_at timestamptz NOT NULL DEFAULT app_now(),
  claim_by timestamptz NOT NULL,
  claimed_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  -- What became cash when it ended, and what went back to the house.
  released bigint CHECK (released >= 0),
  taken bigint CHECK (taken >= 0),
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, source),
  CHECK ((claimed_at IS NULL) = (expires_at IS NULL)),
  CHECK (state <> 0 OR claimed_at IS NULL), CHECK (state NOT IN (1, 2) OR claimed_at IS NOT NULL),
  CHECK ((state > 1) = (ended_at IS NOT NULL)), CHECK ((state > 1) = (released IS NOT NULL)),
  CHECK ((state > 1) = (taken IS NOT NULL)));
-- One at a time: what a player has of bonus is of this one.
CREATE UNIQUE INDEX bonus_grant_active ON bonus_grant (player_id) WHERE state = 1;
CREATE INDEX bonus_grant_expires ON bonus_grant (expires_at) WHERE state = 1;
CREATE INDEX bonus_grant_unclaimed ON bonus_grant (claim_by) WHERE state = 0;

REVOKE ALL ON bonus_grant FROM fairlot_app;
GRANT SELECT, INSERT, UPDATE (state, claimed_at, expires_at, ended_at, released, taken) ON bonus_grant TO fairlot_app;

ALTER TABLE adjustment DROP CONSTRAINT adjustment_kind_check,
  ADD CONSTRAINT adjustment_kind_check CHECK (kind IN (613, 1101, 1102, 1103, 1301));
