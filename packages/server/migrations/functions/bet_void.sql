-- Ends the open bets of a range that came in from a moment on, when the number of their issue was known
-- already; the range as in bet_settle. Answers with what is to go back.
CREATE OR REPLACE FUNCTION bet_void(
  _issue int, _fence bigint, _after bigint, _after_id uuid, _to bigint, _to_id uuid)
RETURNS TABLE (player_id bigint, id uuid, stake bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
-- A small range of a large table: a plan for any range at all would read the whole table for each chunk.
SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  _now timestamptz := app_now();
  _since timestamptz;
BEGIN
  PERFORM FROM issue_job WHERE issue_id = _issue AND fence = _fence AND step = 'settle' FOR SHARE;
  -- One empty row: the fence has risen.
  IF NOT FOUND THEN RETURN NEXT; RETURN; END IF;
  SELECT i.known_at INTO _since FROM issue i WHERE i.id = _issue;
  RETURN QUERY
    UPDATE bet b SET state = 1, settled_at = _now
    WHERE b.issue_id = _issue AND b.state = 0 AND b.accepted_at >= _since
      AND (b.player_id, b.id) > (_after, _after_id) AND (b.player_id, b.id) <= (_to, _to_id)
    RETURNING b.player_id, b.id, b.stake;
END $$;

REVOKE ALL ON FUNCTION bet_void FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_void TO fairlot_app;
