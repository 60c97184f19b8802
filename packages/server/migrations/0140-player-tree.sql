-- Who stands above a player, and what each of them is paid of his stakes. `path` names his ancestors from the
-- top to the parent, so that both ways are look-ups by index.
ALTER TABLE player
  ADD COLUMN parent bigint REFERENCES player,
  ADD COLUMN path bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(path) <= 20),
  -- The version of his chain that his next bet is taken with.
  ADD COLUMN chain smallint NOT NULL DEFAULT 1;
CREATE INDEX player_below ON player USING gin (path) WHERE path <> '{}';

-- The chain of a player as it was from a moment on: ids from the top to the parent, and prize groups of the
-- same with his own at the end. A bet names the version that it was taken with.
CREATE TABLE rebate_chain (
  player_id bigint NOT NULL,
  version smallint NOT NULL,
  ids bigint[] NOT NULL,
  groups smallint[] NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (player_id, version),
  CHECK (cardinality(groups) = cardinality(ids) + 1));
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON rebate_chain FROM fairlot_app;
INSERT INTO rebate_chain (player_id, version, ids, groups)
SELECT player_id, 1, '{}', ARRAY[prize_group] FROM player;

-- Null where nobody is paid anything of the bet beyond its prize.
DROP VIEW bet_record;
ALTER TABLE bet ADD COLUMN chain smallint;
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, i.serial_number, i.close_at, i.draw_at, i.winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id;
