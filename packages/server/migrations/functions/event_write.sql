-- Writes a batch of events and rings the bell once. Topics are taken in order, against deadlocks.
CREATE OR REPLACE FUNCTION event_write(_topic text[], _name text[], _payload jsonb[]) RETURNS void
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
