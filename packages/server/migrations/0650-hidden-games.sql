-- A player who hid all that he bet in a game is not named with it on the leaderboard (product 5.15): results know whether any bet of
-- them can be seen, and a day of hidden bets alone has no game.
ALTER TABLE leader_result ADD COLUMN is_open boolean NOT NULL DEFAULT true;
ALTER TABLE leader_standing ALTER COLUMN top_game DROP NOT NULL, ALTER COLUMN last_game DROP NOT NULL;
