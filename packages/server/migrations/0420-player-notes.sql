-- What operators note of a player for each other. Once a note is taken away, the audit alone says what it said.
CREATE TABLE player_note (
  player_id bigint NOT NULL,
  id int GENERATED ALWAYS AS IDENTITY,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  is_pinned boolean NOT NULL,
  author_name text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (player_id, id));
REVOKE UPDATE ON player_note FROM fairlot_app;

-- Operators look for accounts by what they begin with.
CREATE INDEX player_name_start ON player (lower(user_name) text_pattern_ops);
CREATE INDEX player_of_parent ON player (parent) WHERE parent IS NOT NULL;
