-- What the hub tells the players, written in the transaction that makes it true. The counter row of a
-- topic stays locked until commit, so sequences have no gaps and follow the order of commits.
CREATE TABLE event_topic (topic text PRIMARY KEY, seq bigint NOT NULL) WITH (fillfactor = 60);

CREATE TABLE event (
  topic text NOT NULL,
  seq bigint NOT NULL,
  name text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (topic, seq));

-- Readers ask for every row of a transaction that they could not have seen before.
CREATE INDEX event_xid ON event (xid);
CREATE INDEX event_created ON event (created_at);

-- What was told stays as it was told, until it is old.
REVOKE UPDATE ON event FROM fairlot_app;
