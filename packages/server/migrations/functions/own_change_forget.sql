-- Lets go of changes of limits and breaks of more than a year ago, at most so many a call; answers with how many went.
-- What holds now stands in `own_limit` and `own_break`, which nothing here takes away.
CREATE OR REPLACE FUNCTION own_change_forget(_most int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _before timestamptz := app_now() - interval '1 year';
  _went int;
BEGIN
  DELETE FROM own_change c USING (
    SELECT o.player_id, o.id FROM own_change o
    WHERE o.at < _before ORDER BY o.at LIMIT _most) o
  WHERE c.player_id = o.player_id AND c.id = o.id;
  GET DIAGNOSTICS _went = ROW_COUNT;
  RETURN _went;
END $$;
REVOKE ALL ON FUNCTION own_change_forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_change_forget TO fairlot_app;

-- Nor does anybody fill the disk in less than a year: a player keeps his newest thousand.
CREATE OR REPLACE FUNCTION own_change_keep() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
BEGIN
  DELETE FROM own_change c USING (
    SELECT o.player_id, o.id FROM own_change o WHERE o.player_id = NEW.player_id
    ORDER BY o.at DESC, o.id DESC OFFSET 1000 LIMIT 10) o
  WHERE c.player_id = o.player_id AND c.id = o.id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION own_change_keep FROM PUBLIC;
CREATE OR REPLACE TRIGGER own_change_keep AFTER INSERT ON own_change
  FOR EACH ROW EXECUTE FUNCTION own_change_keep();
