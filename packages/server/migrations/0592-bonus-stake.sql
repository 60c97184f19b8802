-- What a bet took of a bonus, of all that was staked; a bet in cash alone has no row.
CREATE TABLE bonus_stake (
  player_id bigint NOT NULL,
  bet_id uuid NOT NULL,
  issue_id int NOT NULL,
  grant_id bigint NOT NULL,
  stake bigint NOT NULL,
  bonus bigint NOT NULL CHECK (bonus > 0 AND bonus <= stake),
  PRIMARY KEY (player_id, bet_id));
CREATE INDEX bonus_stake_issue ON bonus_stake (issue_id, player_id);
CREATE INDEX bonus_stake_grant ON bonus_stake (player_id, grant_id);

REVOKE ALL ON bonus_stake FROM fairlot_app;
GRANT SELECT ON bonus_stake TO fairlot_app;
