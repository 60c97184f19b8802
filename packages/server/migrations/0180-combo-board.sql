-- The games that a player has side by side on the combo board, in his order.
CREATE TABLE combo_board (
  player_id bigint PRIMARY KEY,
  game_ids smallint[] NOT NULL CHECK (cardinality(game_ids) <= 8),
  by_close boolean NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT app_now());
