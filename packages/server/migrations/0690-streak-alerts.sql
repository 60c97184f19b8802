-- The games whose long dragons a player is told of, and how often in a row a side has to come for it.
CREATE TABLE alert_streak (
  player_id bigint NOT NULL,
  game_id smallint NOT NULL,
  length smallint NOT NULL CHECK (length IN (4, 5, 6, 8, 10)),
  PRIMARY KEY (player_id, game_id));
