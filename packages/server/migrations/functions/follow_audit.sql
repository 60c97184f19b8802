-- What joins follow bets to bets: every line that this finds is a fault.
CREATE OR REPLACE FUNCTION follow_audit() RETURNS TABLE (rule text, line text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'W1 an order was bet once, or not at all', format('player %s order %s: state %s, cart %s',
    o.player_id, o.intent, o.state, c.stake)
  FROM follow_order o LEFT JOIN bet_cart c ON c.player_id = o.player_id AND c.intent = o.intent
  WHERE (o.bet_ids IS NOT NULL) <> (c.intent IS NOT NULL) OR c.bet_ids <> o.bet_ids OR c.stake <> o.stake
    OR c.issue_id <> o.issue_id;

  RETURN QUERY
  SELECT 'W2 sums of a plan are those of its orders', format('player %s plan %s: %s placed for %s, orders %s for %s',
    p.player_id, p.id, p.placed, p.staked, o.placed, o.staked)
  FROM follow_plan p
  LEFT JOIN (
    SELECT w.player_id, w.plan_id, count(w.bet_ids)::int AS placed, (count(*) FILTER (WHERE w.state = 5))::int AS failed,
      coalesce(sum(w.stake), 0) AS staked, coalesce(sum(w.stake) FILTER (WHERE w.state > 1), 0) AS ended_stake,
      sum(w.prize) AS prize, sum(w.refund) AS refund
    FROM follow_order w GROUP BY 1, 2) o ON o.player_id = p.player_id AND o.plan_id = p.id
  WHERE p.created_at > (SELECT app_now()) - interval '360 days' AND (
    p.placed, p.failed, p.staked, p.ended_stake, p.prize, p.refund) IS DISTINCT FROM (
    coalesce(o.placed, 0), coalesce(o.failed, 0), coalesce(o.staked, 0), coalesce(o.ended_stake, 0),
    coalesce(o.prize, 0), coalesce(o.refund, 0));

  RETURN QUERY
  SELECT 'W3 a leader has as many followers as plans run', format('player %s: %s, plans %s',
    coalesce(l.player_id, p.leader_id), l.followers, p.plans)
  FROM follow_leader l
  FULL JOIN (SELECT w.leader_id, count(*) AS plans FROM follow_plan w WHERE w.state = 0 GROUP BY 1) p
    ON p.leader_id = l.player_id
  WHERE coalesce(l.followers, 0) <> coalesce(p.plans, 0);

  RETURN QUERY
  SELECT 'W4 no day costs more than its cap', format('player %s plan %s day %s: %s', p.player_id, p.id, d.day, d.staked)
  FROM follow_plan p
  JOIN (
    SELECT o.player_id, o.plan_id, leader_day(c.accepted_at) AS day, sum(o.stake) AS staked
    FROM follow_order o JOIN bet_cart c ON c.player_id = o.player_id AND c.intent = o.intent
    WHERE o.stake IS NOT NULL GROUP BY 1, 2, 3) d ON d.player_id = p.player_id AND d.plan_id = p.id
  WHERE d.staked > p.day_cap OR d.day = p.day AND d.staked <> p.day_staked;

  RETURN QUERY
  SELECT 'W5 a bet that follows was accepted three seconds before its issue closes', format('player %s order %s',
    o.player_id, o.intent)
  FROM follow_order o JOIN bet_cart c ON c.player_id = o.player_id AND c.intent = o.intent
  JOIN issue i ON i.id = o.issue_id
  WHERE c.accepted_at > i.close_at - interval '3 seconds';

  RETURN QUERY
  SELECT 'W6 a plan that ended has nothing left to bet', format('player %s plan %s', p.player_id, p.id)
  FROM follow_plan p JOIN follow_order o ON o.player_id = p.player_id AND o.plan_id = p.id
  WHERE p.state <> 0 AND o.state = 0 GROUP BY p.player_id, p.id;
END $$;
GRANT EXECUTE ON FUNCTION follow_audit TO fairlot_app;
