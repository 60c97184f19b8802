-- Writes what players from one to another are due of an issue by a run, where that is not what they were paid
-- already, and answers with it; `was_run` is the run whose journal is to be taken back. At most so many, by
-- player. The journals are the caller's next statement, in the same transaction, behind the fence of the step.
CREATE OR REPLACE FUNCTION rebate_take(_issue int, _run smallint, _kind smallint, _from bigint, _to bigint, _most int)
RETURNS TABLE (player_id bigint, amount bigint, was_run smallint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  _now timestamptz := app_now();
BEGIN
  RETURN QUERY
    WITH paid AS (
      SELECT r.player_id, r.run, r.amount FROM rebate r
      WHERE r.issue_id = _issue AND r.kind = _kind AND r.player_id BETWEEN _from AND _to AND r.until_run IS NULL),
    differs AS MATERIALIZED (
      SELECT coalesce(d.player_id, p.player_id) AS player_id, d.stake, coalesce(d.amount, 0) AS amount, p.run AS was_run
      FROM rebate_due(_issue, _kind, _from, _to) d
      FULL JOIN paid p ON p.player_id = d.player_id
      WHERE d.amount IS DISTINCT FROM p.amount
      ORDER BY 1 LIMIT _most),
    ended AS (
      UPDATE rebate r SET until_run = _run FROM differs x
      WHERE r.player_id = x.player_id AND r.issue_id = _issue AND r.kind = _kind AND r.run = x.was_run),
    begun AS (
      INSERT INTO rebate (player_id, issue_id, kind, run, stake, amount, paid_at)
      SELECT x.player_id, _issue, _kind, _run, x.stake, x.amount, _now FROM differs x WHERE x.amount > 0)
    SELECT x.player_id, x.amount, x.was_run FROM differs x ORDER BY 1;
END $$;
REVOKE ALL ON FUNCTION rebate_take FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rebate_take TO fairlot_app;
