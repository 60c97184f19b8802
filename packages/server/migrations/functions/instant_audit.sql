-- What joins rounds of instant games to their bets and seeds: every line that this finds is a fault. That a bet
-- has its journals, and a cart its bets, is seen by bet_audit. `_since`: only rounds from then on.
CREATE OR REPLACE FUNCTION instant_audit(_since timestamptz) RETURNS TABLE (rule text, line text)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'I6 a round is its bets', format('player %s round %s: %s %s %s, its bets %s %s %s', r.player_id, r.serial,
    r.stake, r.prize, r.refund, b.stake, b.prize, b.refund)
  FROM instant_round r
  CROSS JOIN LATERAL (
    SELECT sum(b.stake) AS stake, sum(b.prize) AS prize, sum(b.refund) AS refund, bool_and(b.state IN (2, 3)) AS ended
    FROM bet_cart c JOIN bet b ON b.player_id = c.player_id AND b.id = ANY (c.bet_ids)
    JOIN issue i ON i.id = b.issue_id AND i.serial_number = 0 AND i.game_id = r.game_id
    WHERE c.player_id = r.player_id AND c.intent = r.intent) b
  WHERE r.drawn_at >= _since
    AND ((r.stake, r.prize, r.refund) IS DISTINCT FROM (b.stake, b.prize, b.refund) OR b.ended IS NOT TRUE);

  RETURN QUERY
  SELECT 'I6 a bet without an issue has its round', format('player %s bet %s', b.player_id, b.id)
  FROM bet b JOIN issue i ON i.id = b.issue_id AND i.serial_number = 0
  LEFT JOIN instant_round r ON r.player_id = b.player_id AND r.intent = b.intent
  WHERE b.accepted_at >= _since AND r.intent IS NULL;

  RETURN QUERY
  SELECT 'a seed counts its rounds', format('player %s seed %s: %s counted, %s drawn up to %s', s.player_id, s.id, s.rounds,
    r.times, r.last)
  FROM instant_seed s
  CROSS JOIN LATERAL (
    SELECT count(*) AS times, max(nonce) AS last, max(serial) AS serial FROM instant_round r
    WHERE r.player_id = s.player_id AND r.seed_id = s.id) r
  WHERE s.drawn_at >= _since AND (s.rounds <> r.times OR s.rounds <> coalesce(r.last, 0)
    OR s.earlier + s.rounds <> coalesce(r.serial, s.earlier));

  RETURN QUERY
  SELECT 'no two rounds of a player at once', format('player %s rounds %s and %s', g.player_id, g.before, g.serial)
  FROM (
    SELECT r.player_id, r.serial, r.drawn_at, lag(r.serial) OVER w AS before, lag(r.drawn_at) OVER w AS at
    FROM instant_round r WHERE r.drawn_at >= _since - interval '1 second'
    WINDOW w AS (PARTITION BY r.player_id ORDER BY r.serial)) g
  WHERE g.drawn_at < g.at + interval '1 second';
END $$;
