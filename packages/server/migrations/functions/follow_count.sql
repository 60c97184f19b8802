-- Counts one more running plan of a leader, unless he has so many; whether it was counted.
CREATE OR REPLACE FUNCTION follow_join(_leader bigint, _most int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO follow_leader AS l (player_id, followers) VALUES (_leader, 1)
  ON CONFLICT (player_id) DO UPDATE SET followers = l.followers + 1 WHERE l.followers < _most;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION follow_join FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_join TO fairlot_app;

-- Ends running plans that are locked, each as its state says, and takes what they have not bet out of their
-- orders. Leaders are counted down in the order of all who do that, in one call a transaction.
CREATE OR REPLACE FUNCTION follow_end(_players bigint[], _ids uuid[], _states smallint[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _now timestamptz := app_now();
  _leaders bigint[];
  _leader bigint;
BEGIN
  WITH ended AS (
    UPDATE follow_plan p SET state = e.state, ended_at = _now
    FROM unnest(_players, _ids, _states) AS e (player_id, id, state)
    WHERE p.player_id = ANY (_players) AND p.player_id = e.player_id AND p.id = e.id AND p.state = 0
    RETURNING p.leader_id)
  SELECT array_agg(leader_id ORDER BY leader_id) INTO _leaders FROM ended;
  WITH out AS (
    UPDATE follow_order o SET state = 5, ended_at = _now, reason = '{"Code": "PLAN_ENDED", "Params": {}}'
    WHERE o.player_id = ANY (_players) AND o.plan_id = ANY (_ids) AND o.state = 0
    RETURNING o.player_id, o.plan_id)
  UPDATE follow_plan p SET failed = p.failed + n.orders
  FROM (SELECT player_id, plan_id, count(*)::int AS orders FROM out GROUP BY 1, 2) n
  WHERE p.player_id = ANY (_players) AND p.player_id = n.player_id AND p.id = n.plan_id;
  FOREACH _leader IN ARRAY coalesce(_leaders, '{}') LOOP
    UPDATE follow_leader SET followers = followers - 1 WHERE player_id = _leader;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION follow_end FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_end TO fairlot_app;
