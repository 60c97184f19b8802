-- Until when a flag that an operator set stands (product 3.9), by its bit; without a row it stands until it is taken off.
CREATE TABLE player_flag_end (
  player_id bigint NOT NULL,
  flag bigint NOT NULL CHECK (flag > 0),
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, flag));
CREATE INDEX player_flag_end_due ON player_flag_end (ends_at);
