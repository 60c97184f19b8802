-- What the bets of a player came to by which rebates go, by the chain and the prize group that they were taken
-- with: counted when they end, in the same transaction. Ties and what was taken back are not in it.
CREATE TABLE rebate_stake (
  player_id bigint NOT NULL,
  issue_id int NOT NULL,
  chain smallint NOT NULL,
  grp smallint NOT NULL,
  -- Neither is ever below zero, which no constraint can say: a row that is added to what is there may be.
  stake bigint NOT NULL,
  -- His own, each bet rounded down.
  rebate bigint NOT NULL,
  PRIMARY KEY (player_id, issue_id, chain, grp)) WITH (fillfactor = 80);
CREATE INDEX rebate_stake_of_issue ON rebate_stake (issue_id, player_id);

-- What a player was paid of an issue by a run of its settlement: one journal, under a key that says the same.
CREATE TABLE rebate (
  player_id bigint NOT NULL,
  issue_id int NOT NULL,
  -- Of the journal: 501 his own bets, 502 the bets of those below him.
  kind smallint NOT NULL,
  run smallint NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  paid_at timestamptz NOT NULL,
  -- The run that took it back.
  until_run smallint,
  PRIMARY KEY (player_id, issue_id, kind, run),
  CHECK (until_run > run)) WITH (fillfactor = 90);
CREATE INDEX rebate_of_issue ON rebate (issue_id, kind, player_id);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON rebate_stake, rebate FROM fairlot_app;

-- A bet that ended, or (sign -1) what it had ended as before a correction.
CREATE TYPE rebate_bet AS (player bigint, chain smallint, grp smallint, stake bigint, sign smallint);
