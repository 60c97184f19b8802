-- Ends the open bets of a range of a cancelled issue, the range as in bet_settle; answers with what is to
-- go back.
DROP FUNCTION IF EXISTS bet_refund(int, bigint, bigint, bigint);
CREATE OR REPLACE FUNCTION bet_refund(
  _issue int, _fence bigint, _after bigint, _after_id uuid, _to bigint, _to_id uuid)
RETURNS TABLE (player_id bigint, id uuid, stake bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
-- A small range of a large table: a plan for any range at all would read the whole table for each chunk.
SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  _now timestamptz;
BEGIN
  PERFORM FROM issue_job WHERE issue_id = _issue AND fence = _fence AND step = 'refund' FOR SHARE;
  -- One empty row: the fence has risen.
  IF NOT FOUND THEN RETURN NEXT; RETURN; END IF;
  _now := app_now();
  RETURN QUERY
    UPDATE bet b SET state = 1, settled_at = _now
    WHERE b.issue_id = _issue AND b.state = 0
      AND (b.player_id, b.id) > (_after, _after_id) AND (b.player_id, b.id) <= (_to, _to_id)
    RETURNING b.player_id, b.id, b.stake;
END $$;

REVOKE ALL ON FUNCTION bet_refund FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_refund TO fairlot_app;
