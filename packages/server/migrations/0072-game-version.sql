-- A category is code; a game is a row of the operators. Games that came with a category have its number.
ALTER TABLE game ADD category_id smallint, ADD version int NOT NULL DEFAULT 0;
UPDATE game SET category_id = id;
ALTER TABLE game ALTER category_id SET NOT NULL, ADD CHECK (category_id <= 1000 AND (id > 1000 OR id = category_id));

-- What a game is stays; what it is in, its newest version and how it draws may change.
REVOKE UPDATE, DELETE ON game FROM fairlot_app;
GRANT UPDATE (state, state_reason, state_at, version, beacon_delta_ms, feed_fresh_hours) ON game TO fairlot_app;

-- Every change of a game: which part of it, what it is from then on, who, why, and when it takes effect.
-- Of a part the one holds that took effect last. Kept, never changed; `game.version` counts them.
CREATE TABLE game_version (
  game_id smallint NOT NULL REFERENCES game,
  version int NOT NULL CHECK (version > 0),
  part text NOT NULL CHECK (part IN ('names', 'state', 'timetable', 'limits', 'display')),
  content jsonb NOT NULL,
  -- `operator:7`, `command`; `start` of what the category brought, `site` of what stops by itself.
  author text NOT NULL,
  author_name text NOT NULL,
  reason text NOT NULL,
  made_at timestamptz NOT NULL,
  -- Of a timetable the midnight of its first day; -infinity of what the category brought.
  effect_at timestamptz NOT NULL,
  PRIMARY KEY (game_id, version));
CREATE INDEX game_version_in_force ON game_version (game_id, part, effect_at, version);
CREATE INDEX game_version_planned ON game_version (effect_at) WHERE part = 'state' AND effect_at > made_at;
REVOKE UPDATE, DELETE ON game_version FROM fairlot_app;
