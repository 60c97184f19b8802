-- What the bets of a round count for, as `turnover_of` has it for an issue: ties for nothing, of sides on one play only
-- the difference.
CREATE OR REPLACE FUNCTION instant_turnover_of(_player bigint, _intent uuid)
RETURNS TABLE (stake bigint, wide bigint, opposed bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  SELECT sum(g.stake)::bigint, coalesce(sum(g.stake) FILTER (WHERE g.pair = 0), 0)::bigint,
    coalesce(sum(g.stake - abs(g.difference)) FILTER (WHERE g.pair > 0), 0)::bigint
  FROM (
    SELECT abs(b.turnover) AS pair, sum(b.stake - b.refund) AS stake,
      sum(sign(b.turnover) * (b.stake - b.refund)) AS difference
    FROM bet_cart c JOIN bet b ON b.player_id = c.player_id AND b.id = ANY (c.bet_ids)
    WHERE c.player_id = _player AND c.intent = _intent AND b.stake > b.refund
    GROUP BY b.play_id, abs(b.turnover)) g
  HAVING sum(g.stake) > 0
$$;
REVOKE ALL ON FUNCTION instant_turnover_of FROM PUBLIC;
-- The audit asks for it.
GRANT EXECUTE ON FUNCTION instant_turnover_of TO fairlot_app;

-- Counts what a player turned over in a round, where he has a line that is open, and gives it to his lines in order.
-- Called in the transaction that books the round, after its postings.
DROP FUNCTION IF EXISTS instant_count(bigint, uuid, bigint, bpchar, timestamptz);
CREATE OR REPLACE FUNCTION instant_count(
  _player bigint, _intent uuid, _serial bigint, _currency bpchar, _covered bigint, _now timestamptz)
RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _counted bigint;
BEGIN
  PERFORM FROM requirement r WHERE r.player_id = _player AND r.state = 0 ORDER BY r.id FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO instant_turnover (player_id, serial, stake, wide, opposed, counted, covered, counted_at)
  SELECT _player, _serial, t.stake, t.wide, o.opposed, t.stake - t.wide - o.opposed, _covered, _now
  FROM instant_turnover_of(_player, _intent) t
  CROSS JOIN LATERAL (SELECT turnover_opposed(t.stake, t.wide, t.opposed, _covered) AS opposed) o
  RETURNING counted INTO _counted;
  INSERT INTO instant_part (player_id, requirement_id, serial, amount)
  SELECT g.player_id, g.id, _serial, g.amount
  FROM requirement_give(ARRAY[_player], ARRAY[coalesce(_counted, 0)], _now) g;
  PERFORM requirement_end_poor(ARRAY[_player], _currency, _now);
END $$;
REVOKE ALL ON FUNCTION instant_count FROM PUBLIC;
