-- States of a withdrawal go only forward, and what ended stays as it ended: also against mistakes of the program itself.
-- What the rules let through (5) waits again (0) where its player came to be looked at since.
CREATE OR REPLACE FUNCTION withdrawal_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: a withdrawal goes only forward', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER goes_forward BEFORE UPDATE ON withdrawal
  FOR EACH ROW WHEN (NOT (
    OLD.state = NEW.state AND OLD.state NOT IN (1, 2, 3)
    OR (OLD.state, NEW.state) IN ((0, 1), (0, 2), (0, 7), (5, 0), (5, 1), (5, 2), (5, 7), (7, 1), (7, 4), (7, 6), (7, 8),
      (6, 1), (6, 4), (6, 8), (4, 1), (4, 3), (4, 6), (4, 8), (8, 1), (8, 3), (8, 7))))
  EXECUTE FUNCTION withdrawal_guard();
CREATE OR REPLACE TRIGGER goes_forward BEFORE UPDATE ON withdrawal_part
  FOR EACH ROW WHEN (NOT (
    OLD.state = NEW.state AND OLD.state IN (0, 3, 4)
    OR (OLD.state, NEW.state) IN ((0, 2), (0, 4), (4, 1), (4, 2), (4, 3), (3, 1), (3, 2), (3, 4), (2, 1))))
  EXECUTE FUNCTION withdrawal_guard();
CREATE OR REPLACE TRIGGER asked_stays BEFORE DELETE ON withdrawal
  FOR EACH STATEMENT EXECUTE FUNCTION withdrawal_guard();
CREATE OR REPLACE TRIGGER asked_stays BEFORE DELETE ON withdrawal_part
  FOR EACH STATEMENT EXECUTE FUNCTION withdrawal_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON withdrawal
  FOR EACH STATEMENT EXECUTE FUNCTION withdrawal_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON withdrawal_part
  FOR EACH STATEMENT EXECUTE FUNCTION withdrawal_guard();
