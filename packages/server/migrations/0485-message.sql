-- The inbox of a player. `key` is of what a message tells of: the same is told once. One that was taken out is kept a
-- while, so that it does not come again. tab: 1 account, 2 money, 3 prizes, 4 activity, 5 system.
CREATE TABLE player_message (
  player_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tab smallint NOT NULL CHECK (tab BETWEEN 1 AND 5),
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 120),
  title jsonb NOT NULL CHECK (octet_length(title::text) <= 2000),
  content jsonb NOT NULL CHECK (octet_length(content::text) <= 10000),
  link jsonb CHECK (octet_length(link::text) <= 500),
  sent_at timestamptz NOT NULL DEFAULT app_now(),
  read_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, key));
CREATE INDEX player_message_unread ON player_message (player_id, tab) WHERE read_at IS NULL AND deleted_at IS NULL;
CREATE INDEX player_message_sent ON player_message (sent_at);
