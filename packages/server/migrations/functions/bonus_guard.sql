-- States of a bonus go only forward, and its terms stay: also against mistakes of the program itself.
CREATE OR REPLACE FUNCTION bonus_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: a bonus goes only forward', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER goes_forward BEFORE UPDATE ON bonus_grant
  FOR EACH ROW WHEN (NOT (
    (OLD.state, NEW.state) IN ((0, 1), (0, 3), (0, 4), (0, 5), (1, 2), (1, 3), (1, 4), (1, 5))))
  EXECUTE FUNCTION bonus_guard();
CREATE OR REPLACE TRIGGER offered_stays BEFORE DELETE ON bonus_grant
  FOR EACH STATEMENT EXECUTE FUNCTION bonus_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON bonus_grant
  FOR EACH STATEMENT EXECUTE FUNCTION bonus_guard();
