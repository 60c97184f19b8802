-- What a round of an instant game counted for, where its player had a line that was open: as `turnover` has it for
-- an issue. A round is never corrected, so there are no runs.
CREATE TABLE instant_turnover (
  player_id bigint NOT NULL,
  -- Of the round: the player's running number.
  serial bigint NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  wide bigint NOT NULL,
  opposed bigint NOT NULL,
  counted bigint NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, serial),
  CHECK (counted = stake - wide - opposed AND counted >= 0));
CREATE INDEX instant_turnover_old ON instant_turnover (counted_at);

-- Which part of it went to which line.
CREATE TABLE instant_part (
  player_id bigint NOT NULL,
  requirement_id bigint NOT NULL,
  serial bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (player_id, requirement_id, serial));
CREATE INDEX instant_part_of_round ON instant_part (player_id, serial);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON instant_turnover, instant_part FROM fairlot_app;
