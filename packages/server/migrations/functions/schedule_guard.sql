-- What ended stays as it ended, and a row goes only forward: also against mistakes of the program itself.
CREATE OR REPLACE FUNCTION schedule_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: what ended stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER goes_forward BEFORE UPDATE ON schedule_row
  FOR EACH ROW WHEN (OLD.state NOT IN (0, 1) OR OLD.state = 1 AND NEW.state = 0) EXECUTE FUNCTION schedule_guard();
CREATE OR REPLACE TRIGGER ends_once BEFORE UPDATE ON schedule
  FOR EACH ROW WHEN (OLD.state NOT IN (0, 7)) EXECUTE FUNCTION schedule_guard();
CREATE OR REPLACE TRIGGER accepted_stays BEFORE DELETE ON schedule
  FOR EACH STATEMENT EXECUTE FUNCTION schedule_guard();
CREATE OR REPLACE TRIGGER accepted_stays BEFORE DELETE ON schedule_row
  FOR EACH STATEMENT EXECUTE FUNCTION schedule_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON schedule
  FOR EACH STATEMENT EXECUTE FUNCTION schedule_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON schedule_row
  FOR EACH STATEMENT EXECUTE FUNCTION schedule_guard();
