-- What joins lines to turnover, and turnover to bets.
CREATE OR REPLACE FUNCTION requirement_audit(_since timestamptz DEFAULT '-infinity')
RETURNS TABLE (rule text, line text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'a line has what turnover gave it', format('player %s line %s: %s done, its parts are %s',
    r.player_id, r.id, r.done, p.amount)
  FROM requirement r
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(a.amount), 0) AS amount FROM (
      SELECT q.amount FROM requirement_part q
      JOIN turnover t ON t.player_id = q.player_id AND t.issue_id = q.issue_id AND t.run = q.run AND t.until_run IS NULL
      WHERE q.player_id = r.player_id AND q.requirement_id = r.id
      UNION ALL SELECT q.amount FROM instant_part q
      WHERE q.player_id = r.player_id AND q.requirement_id = r.id) a) p
  WHERE r.done <> p.amount AND (r.state = 0 OR r.ended_at >= _since);

  RETURN QUERY
  SELECT 'turnover is what the bets say', format('player %s issue %s: %s without %s and %s, the bets say %s without %s and %s',
    t.player_id, t.issue_id, t.stake, t.wide, t.opposed, b.stake, b.wide, o.opposed)
  FROM turnover t
  LEFT JOIN LATERAL turnover_of(t.issue_id, ARRAY[t.player_id]) b ON true
  CROSS JOIN LATERAL (SELECT turnover_opposed(b.stake, b.wide, b.opposed, t.covered) AS opposed) o
  WHERE t.counted_at >= _since AND t.until_run IS NULL
    AND (t.stake, t.wide, t.opposed) IS DISTINCT FROM (coalesce(b.stake, 0), coalesce(b.wide, 0), coalesce(o.opposed, 0));

  RETURN QUERY
  SELECT 'turnover of a bonus is what its bets say', format('player %s issue %s: %s, the bets say %s of %s',
    t.player_id, t.issue_id, t.bonus, p.amount, t.counted)
  FROM turnover t
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(c.amount), 0) AS amount FROM bonus_counted(t.issue_id, ARRAY[t.player_id]) c) p
  WHERE t.counted_at >= _since AND t.until_run IS NULL AND t.bonus <> least(t.counted, p.amount);

  RETURN QUERY
  SELECT 'turnover of a round is what its bets say', format('player %s round %s: %s without %s and %s, its lines took %s',
    t.player_id, t.serial, t.stake, t.wide, t.opposed, p.amount)
  FROM instant_turnover t
  LEFT JOIN instant_round r ON r.player_id = t.player_id AND r.serial = t.serial
  LEFT JOIN LATERAL instant_turnover_of(t.player_id, r.intent) b ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(q.amount), 0) AS amount FROM instant_part q
    WHERE q.player_id = t.player_id AND q.serial = t.serial) p
  WHERE t.counted_at >= _since
    AND ((t.stake, t.wide, t.opposed) IS DISTINCT FROM (b.stake, b.wide, turnover_opposed(b.stake, b.wide, b.opposed, t.covered)) OR p.amount > t.counted);

  RETURN QUERY
  SELECT 'no line takes more than there was', format('player %s issue %s: %s of %s', t.player_id, t.issue_id, p.amount, t.counted)
  FROM turnover t
  CROSS JOIN LATERAL (
    SELECT sum(q.amount) AS amount FROM requirement_part q
    WHERE q.player_id = t.player_id AND q.issue_id = t.issue_id AND q.run = t.run) p
  WHERE t.counted_at >= _since AND p.amount > t.counted;
END $$;
