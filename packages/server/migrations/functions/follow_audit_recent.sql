-- Plans of which something was written since: begun or ended, with an order that was made, bet or ended, or that may
-- have ended anew because its issue was corrected.
CREATE OR REPLACE FUNCTION follow_touched(_since timestamptz) RETURNS TABLE (player_id bigint, plan_id uuid)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT p.player_id, p.id FROM follow_plan p WHERE p.created_at >= _since
  UNION SELECT p.player_id, p.id FROM follow_plan p WHERE p.state > 0 AND p.ended_at >= _since
  UNION SELECT o.player_id, o.plan_id FROM follow_order o WHERE o.created_at >= _since
  UNION SELECT o.player_id, o.plan_id FROM follow_order o WHERE o.state > 1 AND o.ended_at >= _since
  UNION SELECT o.player_id, o.plan_id
    FROM (SELECT DISTINCT b.player_id, b.intent FROM bet b WHERE b.accepted_at >= _since) b
    JOIN follow_order o ON o.player_id = b.player_id AND o.intent = b.intent
  UNION SELECT o.player_id, o.plan_id FROM issue_correction c
    JOIN follow_order o ON o.issue_id = c.issue_id AND o.state IN (2, 3) WHERE c.finished_at >= _since;
END $$;
REVOKE ALL ON FUNCTION follow_touched FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_touched TO fairlot_app;

-- What joins follow bets to bets, as in follow_audit, of the plans of which something was written since.
CREATE OR REPLACE FUNCTION follow_audit_recent(_since timestamptz) RETURNS TABLE (rule text, line text)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _players bigint[];
  _ids uuid[];
  _leaders bigint[];
BEGIN
  SELECT coalesce(array_agg(t.player_id), '{}'), coalesce(array_agg(t.plan_id), '{}') INTO _players, _ids
  FROM follow_touched(_since) t;
  IF _ids = '{}' THEN RETURN; END IF;
  _leaders := ARRAY(SELECT DISTINCT p.leader_id FROM follow_plan p WHERE p.player_id = ANY (_players) AND p.id = ANY (_ids));

  RETURN QUERY
  SELECT 'W1 an order was bet once, or not at all', format('player %s order %s: state %s, cart %s',
    o.player_id, o.intent, o.state, c.stake)
  FROM (SELECT * FROM follow_order WHERE player_id = ANY (_players) AND plan_id = ANY (_ids)) o
  LEFT JOIN bet_cart c ON c.player_id = o.player_id AND c.intent = o.intent
  WHERE (o.bet_ids IS NOT NULL) <> (c.intent IS NOT NULL) OR c.bet_ids <> o.bet_ids OR c.stake <> o.stake
    OR c.issue_id <> o.issue_id;

  RETURN QUERY
  SELECT 'W2 sums of a plan are those of its orders', format('player %s plan %s: %s placed for %s, orders %s for %s',
    p.player_id, p.id, p.placed, p.staked, o.placed, o.staked)
  FROM (SELECT * FROM follow_plan WHERE player_id = ANY (_players) AND id = ANY (_ids)) p
  LEFT JOIN (
    SELECT w.player_id, w.plan_id, count(w.bet_ids)::int AS placed, (count(*) FILTER (WHERE w.state = 5))::int AS failed,
      coalesce(sum(w.stake), 0) AS staked, coalesce(sum(w.stake) FILTER (WHERE w.state > 1), 0) AS ended_stake,
      sum(w.prize) AS prize, sum(w.refund) AS refund
    FROM follow_order w WHERE w.player_id = ANY (_players) AND w.plan_id = ANY (_ids) GROUP BY 1, 2) o
    ON o.player_id = p.player_id AND o.plan_id = p.id
  WHERE p.created_at > (SELECT app_now()) - interval '360 days' AND (
    p.placed, p.failed, p.staked, p.ended_stake, p.prize, p.refund) IS DISTINCT FROM (
    coalesce(o.placed, 0), coalesce(o.failed, 0), coalesce(o.staked, 0), coalesce(o.ended_stake, 0),
    coalesce(o.prize, 0), coalesce(o.refund, 0));

  RETURN QUERY
  SELECT 'W3 a leader has as many followers as plans run', format('player %s: %s, plans %s', w.id, l.followers, p.plans)
  FROM unnest(_leaders) AS w(id)
  LEFT JOIN (SELECT * FROM follow_leader WHERE player_id = ANY (_leaders)) l ON l.player_id = w.id
  CROSS JOIN LATERAL (SELECT count(*) AS plans FROM follow_plan WHERE leader_id = w.id AND state = 0) p
  WHERE coalesce(l.followers, 0) <> p.plans;

  RETURN QUERY
  SELECT 'W4 no day costs more than its cap', format('player %s plan %s day %s: %s', p.player_id, p.id, d.day, d.staked)
  FROM (SELECT * FROM follow_plan WHERE player_id = ANY (_players) AND id = ANY (_ids)) p
  JOIN (
    SELECT o.player_id, o.plan_id, leader_day(c.accepted_at) AS day, sum(o.stake) AS staked
    FROM (SELECT * FROM follow_order WHERE player_id = ANY (_players) AND plan_id = ANY (_ids)) o
    JOIN bet_cart c ON c.player_id = o.player_id AND c.intent = o.intent
    WHERE o.stake IS NOT NULL GROUP BY 1, 2, 3) d ON d.player_id = p.player_id AND d.plan_id = p.id
  WHERE d.staked > p.day_cap OR d.day = p.day AND d.staked <> p.day_staked;

  RETURN QUERY
  SELECT 'W5 a bet that follows was accepted three seconds before its issue closes', format('player %s order %s',
    o.player_id, o.intent)
  FROM (SELECT * FROM follow_order WHERE player_id = ANY (_players) AND plan_id = ANY (_ids)) o
  JOIN bet_cart c ON c.player_id = o.player_id AND c.intent = o.intent
  JOIN issue i ON i.id = o.issue_id
  WHERE c.accepted_at > i.close_at - interval '3 seconds';

  RETURN QUERY
  SELECT 'W6 a plan that ended has nothing left to bet', format('player %s plan %s', p.player_id, p.id)
  FROM (SELECT * FROM follow_plan WHERE player_id = ANY (_players) AND id = ANY (_ids)) p
  JOIN follow_order o ON o.player_id = p.player_id AND o.plan_id = p.id
  WHERE p.state <> 0 AND o.state = 0 GROUP BY p.player_id, p.id;
END $$;
REVOKE ALL ON FUNCTION follow_audit_recent FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_audit_recent TO fairlot_app;
