-- Alarms that are of a game and of no issue: planned changes that were not carried out.
DROP INDEX game_event_alarms;
CREATE INDEX game_event_alarms ON game_event (id)
  WHERE kind IN ('draw late', 'draw overdue', 'feed late', 'feed missing', 'feed twice', 'feed contradicts',
    'feeds differ', 'feed early', 'limits held', 'prices refused');
