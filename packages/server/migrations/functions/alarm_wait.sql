-- An alarm waits until somebody has seen it. Its kinds are those of features/lottery/store-alarm.ts.
CREATE OR REPLACE FUNCTION alarm_wait() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'alarm_seen' THEN
    DELETE FROM alarm_waiting WHERE event_id = NEW.event_id;
  ELSE
    INSERT INTO alarm_waiting (event_id, at) VALUES (NEW.id, NEW.at);
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION alarm_wait FROM PUBLIC;
CREATE OR REPLACE TRIGGER alarm_wait AFTER INSERT ON game_event
  FOR EACH ROW WHEN (NEW.kind IN ('draw late', 'draw overdue', 'feed late', 'feed missing', 'feed twice',
    'feed contradicts', 'feeds differ', 'feed early', 'limits held', 'prices refused', 'feed stopped',
    'serial shifted', 'days unconfirmed'))
  EXECUTE FUNCTION alarm_wait();
CREATE OR REPLACE TRIGGER alarm_seen AFTER INSERT ON alarm_seen FOR EACH ROW EXECUTE FUNCTION alarm_wait();
