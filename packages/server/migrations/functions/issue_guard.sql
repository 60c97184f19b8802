-- What was drawn here is never recalled. The number of an awarded issue of a feed becomes the one that its
-- newest correction says, and its first number stays with it. One that is read off another issue has that
-- one's corrected number as its original.
CREATE OR REPLACE FUNCTION issue_is_corrected(_old issue, _new issue) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT _old.mode IS NULL AND _old.state = 2 AND _new.drawn_at = _old.drawn_at
    AND CASE WHEN _old.original_number = _old.winning_number THEN _new.original_number = _new.winning_number
      ELSE EXISTS (
        SELECT FROM issue_correction c JOIN issue p ON p.id = c.issue_id
        WHERE c.number = _new.original_number AND p.serial_number = _new.serial_number
          AND p.mode IS NULL AND p.id <> _new.id) END
    AND _new.first_number = coalesce(_old.first_number, _old.winning_number)
    AND EXISTS (
      SELECT FROM issue_correction c WHERE c.issue_id = _old.id AND c.finished_at IS NULL
        AND c.before_number = _old.winning_number AND c.number = _new.winning_number)
$$;

-- Published facts stay (F10); states only move forward.
CREATE OR REPLACE FUNCTION issue_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 0 THEN RAISE EXCEPTION 'an issue begins as one that waits'; END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'TRUNCATE' THEN RAISE EXCEPTION 'an opened issue stays'; END IF;
  IF TG_OP = 'DELETE' THEN
    IF OLD.opened_at IS NOT NULL THEN RAISE EXCEPTION 'an opened issue stays'; END IF;
    RETURN OLD;
  END IF;
  IF OLD.winning_number IS NOT NULL AND (NEW.original_number, NEW.winning_number, NEW.drawn_at, NEW.first_number)
      IS DISTINCT FROM (OLD.original_number, OLD.winning_number, OLD.drawn_at, OLD.first_number)
      AND NOT issue_is_corrected(OLD, NEW) THEN
    RAISE EXCEPTION 'the result of an issue never changes';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN ((0, 1), (1, 2), (0, 3)) THEN
    RAISE EXCEPTION 'an issue does not move from state % to %', OLD.state, NEW.state;
  END IF;
  IF (NEW.id, NEW.game_id, NEW.serial_number) IS DISTINCT FROM (OLD.id, OLD.game_id, OLD.serial_number) THEN
    RAISE EXCEPTION 'an issue keeps its name';
  END IF;
  IF OLD.opened_at IS NOT NULL AND (NEW.opened_at, NEW.day, NEW.day_index, NEW.start_at, NEW.close_at, NEW.draw_at, NEW.mode, NEW.round)
      IS DISTINCT FROM (OLD.opened_at, OLD.day, OLD.day_index, OLD.start_at, OLD.close_at, OLD.draw_at, OLD.mode, OLD.round) THEN
    RAISE EXCEPTION 'an opened issue keeps its times, mode and round';
  END IF;
  IF (OLD.closed_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at)
      OR (OLD.sealed_at IS NOT NULL AND NEW.sealed_at IS DISTINCT FROM OLD.sealed_at) THEN
    RAISE EXCEPTION 'a closed issue stays closed';
  END IF;
  IF NEW.winning_number IS NOT NULL AND NEW.sealed_at IS NULL THEN
    RAISE EXCEPTION 'a result needs a sealed issue';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER issue_guard BEFORE INSERT OR UPDATE OR DELETE ON issue
  FOR EACH ROW EXECUTE FUNCTION issue_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON issue
  FOR EACH STATEMENT EXECUTE FUNCTION issue_guard();
