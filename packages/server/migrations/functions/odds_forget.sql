-- Lets go of moves of odds of more than a month ago, at most so many a call; answers with how many went. No issue is on
-- sale for that long, and a bet keeps the odds that it was taken at.
CREATE OR REPLACE FUNCTION odds_forget(_most int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _before timestamptz := app_now() - interval '31 days';
  _went int;
BEGIN
  DELETE FROM odds_move m USING (
    SELECT o.issue_id, o.seq FROM odds_move o JOIN issue i ON i.id = o.issue_id
    WHERE o.made_at < _before AND i.closed_at IS NOT NULL ORDER BY o.made_at LIMIT _most) o
  WHERE m.issue_id = o.issue_id AND m.seq = o.seq;
  GET DIAGNOSTICS _went = ROW_COUNT;
  RETURN _went;
END $$;
REVOKE ALL ON FUNCTION odds_forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION odds_forget TO fairlot_app;
