-- The application of this site at WeChat, one at most: its id, its secret and where WeChat is, sealed.
CREATE TABLE wechat_app (
  id smallint PRIMARY KEY CHECK (id = 1),
  sealed bytea NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app_now());

-- Whose WeChat it is: a hash under a key of the installation. Of each account one, of each WeChat one account.
CREATE TABLE wechat_link (
  player_id bigint PRIMARY KEY,
  hash bytea NOT NULL UNIQUE,
  bound_at timestamptz NOT NULL DEFAULT app_now());

-- A way to WeChat that somebody has begun: to sign in, or (with his number) to link it. `stage` 0: not back yet,
-- 1: back, its code is being asked about, 2: the hash that WeChat told is here. Nothing of it stands in clear.
CREATE TABLE wechat_way (
  state_hash bytea PRIMARY KEY,
  challenge bytea NOT NULL,
  player_id bigint,
  stage smallint NOT NULL DEFAULT 0 CHECK (stage IN (0, 1, 2)),
  hash bytea,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK ((stage = 2) = (hash IS NOT NULL)));
CREATE INDEX wechat_way_made ON wechat_way (made_at);
