-- What players agreed to: to be shown among who leads, and to be followed. Null: not, or not any more.
CREATE TABLE leader_consent (
  player_id bigint PRIMARY KEY,
  -- What others call him by: numbers of players never leave the server.
  handle uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  shown_at timestamptz,
  followed_at timestamptz,
  changed_at timestamptz NOT NULL DEFAULT app_now());

-- Of those who agreed: what their bets of an issue came to. The day is the site's (UTC+8) of its draw.
CREATE TABLE leader_result (
  player_id bigint NOT NULL,
  issue_id int NOT NULL,
  game_id smallint NOT NULL,
  day date NOT NULL,
  draw_at timestamptz NOT NULL,
  bets int NOT NULL,
  hits int NOT NULL,
  -- What bets brought beyond their stakes, and what others cost; thousandths.
  won bigint NOT NULL,
  lost bigint NOT NULL,
  top_win bigint NOT NULL,
  PRIMARY KEY (player_id, issue_id));
CREATE INDEX leader_result_newest ON leader_result (player_id, day, draw_at DESC, issue_id DESC);
CREATE INDEX leader_result_lost ON leader_result (player_id, day, draw_at DESC, issue_id DESC) WHERE won <= lost;
CREATE INDEX leader_result_top ON leader_result (player_id, day, top_win DESC);
CREATE INDEX leader_result_old ON leader_result (day);

-- What the results of a day add up to.
CREATE TABLE leader_standing (
  player_id bigint NOT NULL,
  day date NOT NULL,
  bets int NOT NULL,
  hits int NOT NULL,
  won bigint NOT NULL,
  lost bigint NOT NULL,
  top_win bigint NOT NULL,
  top_game smallint NOT NULL,
  -- Issues in a row that ended ahead, up to the newest.
  streak int NOT NULL,
  last_game smallint NOT NULL,
  PRIMARY KEY (player_id, day));
CREATE INDEX leader_by_net ON leader_standing (day, (won - lost) DESC, player_id);
CREATE INDEX leader_by_top ON leader_standing (day, top_win DESC, player_id);
CREATE INDEX leader_by_streak ON leader_standing (day, streak DESC, player_id);
CREATE INDEX leader_by_hits ON leader_standing (day, (hits::numeric / bets) DESC, player_id) WHERE bets >= 20;

-- Issues whose bets were counted, by the newest run that was.
CREATE TABLE leader_counted (
  issue_id int PRIMARY KEY,
  run smallint NOT NULL,
  counted_at timestamptz NOT NULL DEFAULT app_now());
CREATE INDEX leader_counted_old ON leader_counted (counted_at);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON leader_consent, leader_result, leader_standing, leader_counted
  FROM fairlot_app;
