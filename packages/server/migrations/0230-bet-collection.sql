-- The games that a player keeps on top, in his order; each change makes a version.
CREATE TABLE bet_collection (
  player_id bigint PRIMARY KEY,
  game_ids smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(game_ids) <= 20),
  version int NOT NULL DEFAULT 0);
