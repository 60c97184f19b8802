-- Everybody below a player is his line. The tree is `player.parent` alone; who stood where before a move is kept here.
CREATE TABLE player_move (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  from_parent bigint REFERENCES player,
  to_parent bigint REFERENCES player,
  moved_at timestamptz NOT NULL,
  CHECK (from_parent IS DISTINCT FROM to_parent));
CREATE INDEX player_move_of ON player_move (player_id, moved_at);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON player_move FROM fairlot_app;

-- The tree as it is counted, and for each player how many stand below him and what they have. `parent` is null for whoever stands
-- below nobody.
CREATE TABLE line_count (
  player_id bigint PRIMARY KEY,
  parent bigint,
  directs int NOT NULL DEFAULT 0,
  members int NOT NULL DEFAULT 0,
  agents int NOT NULL DEFAULT 0,
  -- His own money, and that of all below him, in thousandths of the currency of the site.
  balance bigint NOT NULL DEFAULT 0,
  line_balance bigint NOT NULL DEFAULT 0) WITH (fillfactor = 70);

-- What all below a player moved and did, without himself, by day of the site, game and kind: kinds of journals and the figures of
-- rules/core/line-figures.ts. A movement belongs to the line in which its player stood at its time. `branch_id` is the direct
-- through whom it came, 0 if the direct moved it himself.
CREATE TABLE line_day (
  player_id bigint NOT NULL,
  day date NOT NULL,
  branch_id bigint NOT NULL,
  currency char(3) NOT NULL,
  game_id int NOT NULL,
  kind smallint NOT NULL,
  amount bigint NOT NULL,
  -- Journals of a kind; of a figure the bets or people in it.
  journals int NOT NULL,
  -- Reports of large lines read the index alone, so dead rows go early.
  PRIMARY KEY (player_id, day, branch_id, currency, game_id, kind) INCLUDE (amount))
  WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- The settled figures of a line by hour.
CREATE TABLE line_hour (
  player_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  currency char(3) NOT NULL,
  game_id int NOT NULL,
  kind smallint NOT NULL,
  amount bigint NOT NULL,
  journals int NOT NULL,
  PRIMARY KEY (player_id, hour, currency, game_id, kind)) WITH (fillfactor = 80);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON line_count, line_day, line_hour FROM fairlot_app;
