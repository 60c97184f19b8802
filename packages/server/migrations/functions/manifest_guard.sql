-- A manifest stays as it was written, and leaves the table only for its signed file, a month later.
CREATE OR REPLACE FUNCTION manifest_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.kind NOT IN ('day', 'terms')
      AND OLD.published_at < app_now() - interval '30 days' AND EXISTS (
        SELECT FROM manifest_archive a
        WHERE a.game_id = OLD.game_id AND OLD.seq BETWEEN a.from_seq AND a.to_seq) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'manifest keeps what was written';
END $$;
CREATE OR REPLACE TRIGGER manifest_keep BEFORE UPDATE OR DELETE ON manifest
  FOR EACH ROW EXECUTE FUNCTION manifest_guard();
