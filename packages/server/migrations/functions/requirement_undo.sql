-- Takes back what earlier runs gave to lines of players; a line that it had ended is open again, one that ended otherwise
-- stays, and so does that of a bonus that is over: nobody could end it any more. Whoever calls it holds the bonuses.
CREATE OR REPLACE FUNCTION requirement_undo(_issue int, _run smallint, _players bigint[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
BEGIN
  UPDATE requirement r SET done = r.done - p.amount,
    state = CASE WHEN p.reopens THEN 0 ELSE r.state END,
    ended_at = CASE WHEN p.reopens THEN NULL ELSE r.ended_at END,
    ended_by = CASE WHEN p.reopens THEN NULL ELSE r.ended_by END
  FROM (
    SELECT q.player_id, q.requirement_id, q.amount, l.ended_by IS NOT DISTINCT FROM 1::smallint AND (
      l.kind <> kind_bonus_grant() OR EXISTS (SELECT FROM bonus_grant g
        WHERE g.player_id = l.player_id AND g.state = 1 AND l.source = 'bonus:' || g.id)) AS reopens
    FROM (SELECT * FROM requirement_part WHERE player_id = ANY (_players) AND issue_id = _issue) q
    JOIN (SELECT * FROM turnover WHERE player_id = ANY (_players) AND issue_id = _issue AND until_run IS NULL) t
      ON t.player_id = q.player_id AND t.run = q.run
    JOIN (SELECT * FROM requirement WHERE player_id = ANY (_players)) l
      ON l.player_id = q.player_id AND l.id = q.requirement_id) p
  WHERE r.player_id = p.player_id AND r.id = p.requirement_id;
  UPDATE turnover t SET until_run = _run
  WHERE t.player_id = ANY (_players) AND t.issue_id = _issue AND t.until_run IS NULL;
END $$;
REVOKE ALL ON FUNCTION requirement_undo FROM PUBLIC;
