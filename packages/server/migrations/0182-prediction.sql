-- Who posts predictions, by what others call him: numbers of players never leave the server.
CREATE TABLE prediction_author (
  player_id bigint PRIMARY KEY,
  handle uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE);

-- What a player says that an issue will draw: one side of a play. It stays once the sale has ended, and is
-- judged by the draw alone.
CREATE TABLE prediction (
  player_id bigint NOT NULL,
  issue_id int NOT NULL,
  play_id smallint NOT NULL,
  game_id smallint NOT NULL,
  side text NOT NULL CHECK (length(side) <= 32),
  made_at timestamptz NOT NULL,
  -- 0 waits, 1 came, 2 did not, 3 neither side did or the issue was cancelled.
  outcome smallint NOT NULL DEFAULT 0 CHECK (outcome BETWEEN 0 AND 3),
  -- By which number it was judged.
  judged_by text,
  PRIMARY KEY (player_id, issue_id, play_id));
CREATE INDEX prediction_of_game ON prediction (game_id, made_at DESC);
CREATE INDEX prediction_of_author ON prediction (player_id, made_at DESC);
CREATE INDEX prediction_waits ON prediction (issue_id) WHERE outcome = 0;
CREATE INDEX prediction_of_issue ON prediction (issue_id);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON prediction FROM fairlot_app;
