-- What joins schedules to money: every line that this finds is a fault.
CREATE OR REPLACE FUNCTION schedule_audit() RETURNS TABLE (rule text, line text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'S1 what a schedule holds is what its rows reserve', format('player %s schedule %s: holds %s, reserves %s',
    s.player_id, s.id, h.remaining, coalesce(r.stake, 0))
  FROM schedule s
  LEFT JOIN ledger_hold h ON h.player_id = s.player_id AND h.id = s.hold_id AND h.kind = kind_hold_schedule()
  LEFT JOIN (
    SELECT w.player_id, w.schedule_id, sum(w.stake) FILTER (WHERE w.state = 0) AS stake, sum(w.stake) AS total
    FROM schedule_row w GROUP BY 1, 2) r ON r.player_id = s.player_id AND r.schedule_id = s.id
  WHERE h.remaining IS DISTINCT FROM coalesce(r.stake, 0) OR s.total IS DISTINCT FROM r.total OR s.total <> h.amount;

  RETURN QUERY
  SELECT 'S2 money held for schedules has its schedule', format('player %s hold %s', h.player_id, h.id)
  FROM ledger_hold h LEFT JOIN schedule s ON s.player_id = h.player_id AND s.hold_id = h.id
  WHERE h.kind = kind_hold_schedule() AND h.remaining > 0 AND s.id IS NULL;

  RETURN QUERY
  SELECT 'S3 a row was bet once, or not at all', format('player %s schedule %s row %s: state %s, cart %s',
    w.player_id, w.schedule_id, w.n, w.state, c.stake)
  FROM schedule_row w LEFT JOIN bet_cart c ON c.player_id = w.player_id AND c.intent = w.intent
  WHERE (w.bet_ids IS NOT NULL) <> (c.intent IS NOT NULL) OR c.bet_ids <> w.bet_ids OR c.stake <> w.stake
    OR c.issue_id <> w.issue_id;

  -- What a correction changes of the bets, a row that had ended keeps: of such an issue only what came back is compared.
  RETURN QUERY
  SELECT 'S6 a row that was bet ended as its bets did', format('player %s schedule %s row %s: state %s, prize %s, refund %s, its bets %s and %s',
    w.player_id, w.schedule_id, w.n, w.state, w.prize, w.refund, b.prize, b.refund)
  FROM schedule_row w
  JOIN issue i ON i.id = w.issue_id
  CROSS JOIN LATERAL (
    SELECT sum(o.prize) AS prize, sum(CASE WHEN o.state = 1 THEN o.stake ELSE o.refund END) AS refund,
      bool_or(o.state = 0) AS is_open, bool_and(o.state = 1) AS is_back
    FROM bet o WHERE o.player_id = w.player_id AND o.id = ANY (w.bet_ids)) b
  WHERE w.bet_ids IS NOT NULL AND w.state <> 1 AND (b.is_open IS NOT FALSE OR CASE WHEN b.is_back
    THEN w.state <> CASE WHEN i.state = 3 THEN 6 ELSE 4 END OR (w.prize, w.refund) IS DISTINCT FROM (b.prize, b.refund)
    ELSE w.state NOT IN (2, 3) OR (w.state = 3) <> (w.prize > 0)
      OR (w.prize, w.refund) IS DISTINCT FROM (b.prize, b.refund)
        AND NOT EXISTS (SELECT FROM issue_correction c WHERE c.issue_id = w.issue_id) END);

  RETURN QUERY
  SELECT 'S4 a schedule that ended reserves nothing', format('player %s schedule %s', s.player_id, s.id)
  FROM schedule s JOIN schedule_row w ON w.player_id = s.player_id AND w.schedule_id = s.id
  WHERE s.state NOT IN (0, 7) AND w.state = 0 OR s.state = 1 AND w.state = 1
  GROUP BY s.player_id, s.id;

  RETURN QUERY
  SELECT 'S5 where a stop decides, one issue at a time', format('player %s schedule %s', s.player_id, s.id)
  FROM schedule s JOIN schedule_row w ON w.player_id = s.player_id AND w.schedule_id = s.id
  WHERE (s.stop_win OR s.stop_earn IS NOT NULL OR s.stop_loss IS NOT NULL) AND w.state = 1
  GROUP BY s.player_id, s.id HAVING count(*) > 1;
END $$;
GRANT EXECUTE ON FUNCTION schedule_audit TO fairlot_app;
