-- Lets go of predictions of more than a year ago, at most so many a call; answers with how many went.
CREATE OR REPLACE FUNCTION prediction_forget(_most int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _before timestamptz := app_now() - interval '1 year';
  _went int;
BEGIN
  DELETE FROM prediction p USING (
    SELECT o.player_id, o.issue_id, o.play_id FROM prediction o
    WHERE o.made_at < _before ORDER BY o.made_at LIMIT _most) o
  WHERE p.player_id = o.player_id AND p.issue_id = o.issue_id AND p.play_id = o.play_id;
  GET DIAGNOSTICS _went = ROW_COUNT;
  RETURN _went;
END $$;
REVOKE ALL ON FUNCTION prediction_forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prediction_forget TO fairlot_app;
