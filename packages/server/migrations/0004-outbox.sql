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

-- Writes a batch of events and rings the bell once. Topics are taken in order, against deadlocks.
CREATE FUNCTION event_write(_topic text[], _name text[], _payload jsonb[]) RETURNS void
LANGUAGE sql AS $$
  WITH item AS (
    SELECT topic, name, payload, row_number() OVER (PARTITION BY topic ORDER BY n) AS nth
    FROM unnest(_topic, _name, _payload) WITH ORDINALITY AS i(topic, name, payload, n)),
  counter AS (
    INSERT INTO event_topic AS t (topic, seq)
    SELECT topic, count(*) FROM item GROUP BY topic ORDER BY topic
    ON CONFLICT (topic) DO UPDATE SET seq = t.seq + excluded.seq
    RETURNING t.topic, t.seq),
  total AS (SELECT topic, count(*) AS size FROM item GROUP BY topic)
  INSERT INTO event (topic, seq, name, payload)
  SELECT i.topic, c.seq - t.size + i.nth, i.name, i.payload
  FROM item i JOIN counter c USING (topic) JOIN total t USING (topic);
  SELECT pg_notify('fairlot_event', '');
$$;
