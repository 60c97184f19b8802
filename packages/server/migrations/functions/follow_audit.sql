-- What joins follow bets to bets, and their leaders to what they are paid: every line that this finds is a fault.
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

  RETURN QUERY
  SELECT 'W7 what a plan paid its leader is its payments', format('player %s plan %s: %s in %s, payments %s in %s, owed since %s',
    p.player_id, p.id, p.paid, p.payments, c.paid, c.payments, p.owed_at)
  FROM follow_plan p
  LEFT JOIN (
    SELECT w.player_id, w.plan_id, count(*)::int AS payments, sum(w.amount) FILTER (WHERE w.taken_back_at IS NULL) AS paid
    FROM follow_commission w GROUP BY 1, 2) c ON c.player_id = p.player_id AND c.plan_id = p.id
  WHERE (p.paid, p.payments) IS DISTINCT FROM (coalesce(c.paid, 0), coalesce(c.payments, 0))
    OR (p.owed_at IS NULL) <> (p.peak * p.rate / 1000 = p.paid);

  RETURN QUERY
  SELECT 'W8 a payment moves its money from the one to the other', format('player %s plan %s payment %s of %s: %s and %s',
    c.player_id, c.plan_id, c.n, c.amount, f.amount, l.amount)
  FROM follow_commission c
  LEFT JOIN ledger_entry f ON f.player_id = c.player_id AND f.journal_id = c.journal_id AND f.account = 1
  LEFT JOIN ledger_entry l ON l.player_id = c.leader_id AND l.journal_id = c.journal_id AND l.account = 1
  LEFT JOIN ledger_journal r ON r.player_id = c.player_id AND r.reverses = c.journal_id
  LEFT JOIN ledger_journal s ON s.player_id = c.leader_id AND s.reverses = c.journal_id
  WHERE f.amount IS DISTINCT FROM - c.amount OR l.amount IS DISTINCT FROM c.amount
    OR (r.id IS NULL) <> (c.taken_back_at IS NULL) OR (s.id IS NULL) <> (c.taken_back_at IS NULL);

  RETURN QUERY
  SELECT 'W8 nothing else moves such money', format('player %s journal %s', j.player_id, j.id)
  FROM ledger_journal j
  LEFT JOIN follow_commission c ON c.player_id = j.player_id AND c.journal_id = j.id
  WHERE j.kind = kind_follow_commission_out() AND j.created_at > (SELECT app_now()) - interval '360 days' AND c.n IS NULL;

  RETURN QUERY
  SELECT 'W9 a peak is the highest that a plan stood after a turn', format('player %s plan %s: %s, turns say %s',
    p.player_id, p.id, p.peak, h.peak)
  FROM follow_plan p
  LEFT JOIN (
    SELECT s.player_id, s.plan_id, max(s.profit) AS peak, max(s.turn) AS turns FROM (
      SELECT t.player_id, t.plan_id, t.turn, sum(t.net) OVER (PARTITION BY t.player_id, t.plan_id ORDER BY t.turn) AS profit
      FROM (
        SELECT o.player_id, o.plan_id, o.turn, sum(o.prize + o.refund - o.stake) AS net FROM follow_order o
        WHERE o.turn IS NOT NULL GROUP BY 1, 2, 3) t) s
    GROUP BY 1, 2) h ON h.player_id = p.player_id AND h.plan_id = p.id
  WHERE p.rate > 0 AND p.created_at > (SELECT app_now()) - interval '360 days'
    AND (p.peak, p.turns) IS DISTINCT FROM (greatest(coalesce(h.peak, 0), 0), coalesce(h.turns, 0));

  RETURN QUERY
  SELECT 'W10 what is charged as following follows', format('player %s bet %s', b.player_id, b.id)
  FROM ledger_journal j
  JOIN bet b ON b.player_id = j.player_id AND b.id = j.id
  LEFT JOIN follow_order o ON o.player_id = b.player_id AND o.intent = b.intent
  WHERE j.kind = kind_follow_bet() AND j.created_at > (SELECT app_now()) - interval '360 days' AND o.intent IS NULL;

  -- While a correction is under way, or not counted yet, its orders stand as they ended before.
  RETURN QUERY
  SELECT 'W12 an order that was bet ended as its bets did', format('player %s order %s: state %s, prize %s, refund %s, its bets %s and %s',
    o.player_id, o.intent, o.state, o.prize, o.refund, b.prize, b.refund)
  FROM follow_order o
  JOIN issue i ON i.id = o.issue_id
  CROSS JOIN LATERAL (
    SELECT sum(w.prize) AS prize, sum(CASE WHEN w.state = 1 THEN w.stake ELSE w.refund END) AS refund,
      bool_or(w.state = 0) AS is_open, bool_and(w.state = 1) AS is_back
    FROM bet w WHERE w.player_id = o.player_id AND w.id = ANY (o.bet_ids)) b
  WHERE o.bet_ids IS NOT NULL AND o.state <> 1
    AND NOT EXISTS (SELECT FROM issue_correction c WHERE c.issue_id = o.issue_id AND c.run > o.run)
    AND (b.is_open IS NOT FALSE OR (o.prize, o.refund) IS DISTINCT FROM (b.prize, b.refund)
      OR o.state <> CASE WHEN b.prize > 0 THEN 3 WHEN NOT b.is_back THEN 2 WHEN i.state = 3 THEN 6 ELSE 4 END);

  RETURN QUERY
  SELECT 'W11 nobody follows what was hidden', format('player %s order %s', o.player_id, o.intent)
  FROM follow_order o JOIN bet_cart c ON c.player_id = o.leader_id AND c.intent = o.leader_intent
  WHERE c.is_hidden;
END $$;
GRANT EXECUTE ON FUNCTION follow_audit TO fairlot_app;
