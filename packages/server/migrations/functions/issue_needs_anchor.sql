-- F1: no issue of ours opens before the anchor of its day is published.
CREATE OR REPLACE FUNCTION issue_needs_anchor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.mode IS NOT NULL AND NOT EXISTS (
      SELECT FROM manifest m WHERE m.game_id = NEW.game_id AND m.day = NEW.day AND m.kind = 'day'
        AND m.published_at <= NEW.opened_at) THEN
    RAISE EXCEPTION 'no anchor is published for this day';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER issue_needs_anchor BEFORE UPDATE OF opened_at ON issue
  FOR EACH ROW WHEN (OLD.opened_at IS NULL AND NEW.opened_at IS NOT NULL)
  EXECUTE FUNCTION issue_needs_anchor();
