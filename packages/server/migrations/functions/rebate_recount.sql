-- What a correction made of what rebates go by: of its bets those that are a tie now, or were one.
CREATE OR REPLACE FUNCTION rebate_recount(_issue int, _run smallint, _wins bet_win[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _players bigint[] := ARRAY(SELECT DISTINCT w.player_id FROM unnest(_wins) w);
  _bets rebate_bet[] := ARRAY(
    SELECT (b.player_id, b.chain, b.prize_group, b.stake - t.refund, t.sign)::rebate_bet
    FROM unnest(_wins) w
    JOIN (SELECT * FROM bet WHERE player_id = ANY (_players)) b ON b.player_id = w.player_id AND b.id = w.id
    JOIN (SELECT * FROM bet_outcome WHERE player_id = ANY (_players)) o
      ON o.player_id = b.player_id AND o.bet_id = b.id AND o.until_run = _run
    CROSS JOIN LATERAL (VALUES (b.refund, 1), (o.refund, -1)) t(refund, sign)
    WHERE b.issue_id = _issue AND b.chain IS NOT NULL AND b.refund <> o.refund);
BEGIN
  IF _bets <> '{}' THEN PERFORM rebate_count(_issue, _bets); END IF;
END $$;
REVOKE ALL ON FUNCTION rebate_recount FROM PUBLIC;
