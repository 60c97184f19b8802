-- What players from one to another are due of an issue, where that is not what they were paid already; `was_run` is
-- the run whose journal is to be taken back. At most so many, by player. Whoever pays page by page asks once: each
-- call sums the whole issue.
CREATE OR REPLACE FUNCTION rebate_differs(_issue int, _kind smallint, _from bigint, _to bigint, _most int)
RETURNS TABLE (player_id bigint, stake bigint, amount bigint, was_run smallint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    WITH paid AS (
      SELECT r.player_id, r.run, r.amount FROM rebate r
      WHERE r.issue_id = _issue AND r.kind = _kind AND r.player_id BETWEEN _from AND _to AND r.until_run IS NULL)
    SELECT coalesce(d.player_id, p.player_id), coalesce(d.stake, 0), coalesce(d.amount, 0), p.run
    FROM rebate_due(_issue, _kind, _from, _to) d
    FULL JOIN paid p ON p.player_id = d.player_id
    WHERE d.amount IS DISTINCT FROM p.amount
    ORDER BY 1 LIMIT _most;
END $$;
REVOKE ALL ON FUNCTION rebate_differs FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rebate_differs TO fairlot_app;

-- Writes what these players are due by a run, and by which run they were paid otherwise. The journals are the
-- caller's next statement, in the same transaction, behind the fence of the step. A rebate is begun once a run and
-- ended once: whoever comes with what is paid already is refused by a key.
CREATE OR REPLACE FUNCTION rebate_write(_issue int, _run smallint, _kind smallint,
  _players bigint[], _stakes bigint[], _amounts bigint[], _was smallint[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _ended int;
BEGIN
  UPDATE rebate r SET until_run = _run
  FROM unnest(_players, _was) AS x (player_id, run)
  WHERE r.player_id = ANY (_players) AND r.player_id = x.player_id AND r.issue_id = _issue AND r.kind = _kind
    AND r.run = x.run AND r.until_run IS NULL;
  GET DIAGNOSTICS _ended = ROW_COUNT;
  IF _ended <> cardinality(array_remove(_was, NULL)) THEN
    RAISE unique_violation USING MESSAGE = format('issue %s: a rebate was taken back before', _issue);
  END IF;
  INSERT INTO rebate (player_id, issue_id, kind, run, stake, amount, paid_at)
  SELECT x.player_id, _issue, _kind, _run, x.stake, x.amount, app_now()
  FROM unnest(_players, _stakes, _amounts) AS x (player_id, stake, amount) WHERE x.amount > 0;
END $$;
REVOKE ALL ON FUNCTION rebate_write FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rebate_write TO fairlot_app;

-- Both at once, for players whose last bet in an issue has ended.
CREATE OR REPLACE FUNCTION rebate_take(_issue int, _run smallint, _kind smallint, _from bigint, _to bigint, _most int)
RETURNS TABLE (player_id bigint, amount bigint, was_run smallint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  _players bigint[];
  _stakes bigint[];
  _amounts bigint[];
  _was smallint[];
BEGIN
  SELECT coalesce(array_agg(d.player_id ORDER BY d.player_id), '{}'), array_agg(d.stake ORDER BY d.player_id),
    array_agg(d.amount ORDER BY d.player_id), array_agg(d.was_run ORDER BY d.player_id)
  INTO _players, _stakes, _amounts, _was
  FROM rebate_differs(_issue, _kind, _from, _to, _most) d;
  IF _players = '{}' THEN RETURN; END IF;
  PERFORM rebate_write(_issue, _run, _kind, _players, _stakes, _amounts, _was);
  RETURN QUERY SELECT x.player_id, x.amount, x.run
    FROM unnest(_players, _amounts, _was) AS x (player_id, amount, run);
END $$;
REVOKE ALL ON FUNCTION rebate_take FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rebate_take TO fairlot_app;
