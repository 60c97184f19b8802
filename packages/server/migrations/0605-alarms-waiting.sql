-- Alarms that nobody has seen yet: `alarm_wait` (functions/alarm_wait.sql) puts them here and takes them away, so that the
-- first page of the console does not look through all that there ever were.
CREATE TABLE alarm_waiting (
  event_id bigint PRIMARY KEY REFERENCES game_event,
  at timestamptz NOT NULL);
CREATE INDEX alarm_waiting_at ON alarm_waiting (at);
REVOKE INSERT, UPDATE, DELETE ON alarm_waiting FROM fairlot_app;
INSERT INTO alarm_waiting (event_id, at)
SELECT e.id, e.at FROM game_event e
WHERE e.kind IN ('draw late', 'draw overdue', 'feed late', 'feed missing', 'feed twice', 'feed contradicts',
    'feeds differ', 'feed early', 'limits held', 'prices refused')
  AND NOT EXISTS (SELECT FROM alarm_seen s WHERE s.event_id = e.id);
DROP INDEX game_event_alarms;

-- Issues whose number has not come.
CREATE INDEX issue_undrawn ON issue (draw_at) WHERE state = 0;
