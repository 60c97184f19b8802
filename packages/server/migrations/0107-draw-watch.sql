-- What is known of the draws of a game so far, by the monitor that stops it when they are not fair: up to
-- which manifest it has looked.
CREATE TABLE draw_watch (
  game_id smallint PRIMARY KEY REFERENCES game,
  seq int NOT NULL,
  state jsonb NOT NULL DEFAULT '{}');
