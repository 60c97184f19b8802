-- Lets go of lines that ended more than a year ago, with what turnover gave them, and of turnover of that age that
-- no line has a part of any more, of issues and of rounds; at most so many rows a call, parts before their lines. A line that is open keeps
-- all that it was given. Answers with how many rows went, as many as asked for when there may be more.
CREATE OR REPLACE FUNCTION turnover_forget(_most int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _before timestamptz := app_now() - interval '1 year';
  _went int;
BEGIN
  DELETE FROM requirement_part p USING (
    SELECT q.player_id, q.requirement_id, q.issue_id, q.run
    FROM (SELECT player_id, id FROM requirement WHERE state <> 0 AND ended_at < _before ORDER BY ended_at, player_id, id LIMIT _most) r
    JOIN requirement_part q ON q.player_id = r.player_id AND q.requirement_id = r.id LIMIT _most) o
  WHERE p.player_id = o.player_id AND p.requirement_id = o.requirement_id AND p.issue_id = o.issue_id AND p.run = o.run;
  GET DIAGNOSTICS _went = ROW_COUNT;
  IF _went > 0 THEN RETURN _most; END IF;

  DELETE FROM instant_part p USING (
    SELECT q.player_id, q.requirement_id, q.serial
    FROM (SELECT player_id, id FROM requirement WHERE state <> 0 AND ended_at < _before ORDER BY ended_at, player_id, id LIMIT _most) r
    JOIN instant_part q ON q.player_id = r.player_id AND q.requirement_id = r.id LIMIT _most) o
  WHERE p.player_id = o.player_id AND p.requirement_id = o.requirement_id AND p.serial = o.serial;
  GET DIAGNOSTICS _went = ROW_COUNT;
  IF _went > 0 THEN RETURN _most; END IF;

  DELETE FROM requirement r USING (
    SELECT player_id, id FROM requirement WHERE state <> 0 AND ended_at < _before ORDER BY ended_at, player_id, id LIMIT _most) o
  WHERE r.player_id = o.player_id AND r.id = o.id;
  GET DIAGNOSTICS _went = ROW_COUNT;
  IF _went > 0 THEN RETURN _most; END IF;

  DELETE FROM turnover t USING (
    SELECT c.player_id, c.issue_id, c.run FROM turnover c
    WHERE c.counted_at < _before AND NOT EXISTS (
      SELECT FROM requirement_part p WHERE p.player_id = c.player_id AND p.issue_id = c.issue_id) LIMIT _most) o
  WHERE t.player_id = o.player_id AND t.issue_id = o.issue_id AND t.run = o.run;
  GET DIAGNOSTICS _went = ROW_COUNT;
  IF _went > 0 THEN RETURN _most; END IF;

  DELETE FROM instant_turnover t USING (
    SELECT c.player_id, c.serial FROM instant_turnover c
    WHERE c.counted_at < _before AND NOT EXISTS (
      SELECT FROM instant_part p WHERE p.player_id = c.player_id AND p.serial = c.serial) LIMIT _most) o
  WHERE t.player_id = o.player_id AND t.serial = o.serial;
  GET DIAGNOSTICS _went = ROW_COUNT;
  RETURN _went;
END $$;
REVOKE ALL ON FUNCTION turnover_forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION turnover_forget TO fairlot_app;
