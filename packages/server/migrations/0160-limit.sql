-- What players hold themselves to. Only functions write here: what loosens waits, whoever asks for it.
CREATE TABLE own_limit (
  player_id bigint NOT NULL,
  -- 1 loss, 2 stake.
  kind smallint NOT NULL CHECK (kind IN (1, 2)),
  -- Of the site: 1 day, 2 week, 3 month.
  period smallint NOT NULL CHECK (period IN (1, 2, 3)),
  amount bigint NOT NULL CHECK (amount >= 0),
  -- When he asked for a higher one, or for none (null); without a moment he did not ask.
  asked_at timestamptz,
  asked_amount bigint CHECK (asked_amount > amount),
  CHECK (asked_at IS NOT NULL OR asked_amount IS NULL),
  PRIMARY KEY (player_id, kind, period));

-- Of who has a limit: what he staked by bets that were accepted on a day of the site and were not given
-- back, and what these bets won. Written under the lock of his account.
CREATE TABLE own_day (
  player_id bigint NOT NULL,
  day date NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, day)) WITH (fillfactor = 70);

-- Until when a player takes no part: the last of his rows holds, and none is ever shortened.
CREATE TABLE own_break (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  -- 1 time-out, 2 self-exclusion.
  kind smallint NOT NULL CHECK (kind IN (1, 2)),
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL CHECK (until_at > from_at),
  is_by_operator boolean NOT NULL,
  -- Its end is written down: the flag of the player is gone.
  is_over boolean NOT NULL DEFAULT false,
  PRIMARY KEY (player_id, id));
CREATE INDEX own_break_until ON own_break (player_id, until_at);
CREATE INDEX own_break_ends ON own_break (until_at) WHERE NOT is_over;

-- Every change of the two above, in order.
CREATE TABLE own_change (
  player_id bigint NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL,
  what text NOT NULL,
  about text NOT NULL,
  PRIMARY KEY (player_id, id));

REVOKE ALL ON own_limit, own_day, own_break, own_change FROM fairlot_app;
GRANT SELECT ON own_limit, own_day, own_break, own_change TO fairlot_app;

-- How often a player is told of his session, in minutes, and since when he wants it so.
CREATE TABLE own_reminder (
  player_id bigint PRIMARY KEY,
  minutes smallint NOT NULL CHECK (minutes IN (0, 15, 30, 60)),
  set_at timestamptz NOT NULL);

-- When he last said that he had read it.
ALTER TABLE session ADD COLUMN reminded_at timestamptz;
