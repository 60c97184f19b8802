-- What a player wants to hear of, and the games whose closing and draws he is told of wherever he is.
CREATE TABLE alert_setting (
  player_id bigint PRIMARY KEY,
  is_close_on boolean NOT NULL DEFAULT true,
  is_draw_on boolean NOT NULL DEFAULT true,
  is_win_on boolean NOT NULL DEFAULT true,
  is_chat_on boolean NOT NULL DEFAULT true);

CREATE TABLE alert_bell (
  player_id bigint NOT NULL,
  game_id smallint NOT NULL,
  -- Before the end of the sale.
  seconds smallint NOT NULL CHECK (seconds IN (5, 10, 30)),
  PRIMARY KEY (player_id, game_id));
