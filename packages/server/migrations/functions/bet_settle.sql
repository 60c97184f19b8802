-- Writes how the bets of a range of an issue ended: the wins as given, all others lost. The range is
-- half-open, after (player, id) up to and with (player, id), and the same in both updates: a wider second
-- one would end winners of a later chunk as lost. Does nothing and answers with nulls when the fence has
-- risen; stops when the two counts of a prize differ. `rebated`: bets by which rebates go, alike ones as one.
DROP FUNCTION IF EXISTS bet_settle(int, bigint, bigint, uuid, bigint, uuid, bigint[], uuid[], text[], int[], boolean[], bigint[],
  bigint[]);
DROP FUNCTION IF EXISTS bet_settle(int, bigint, bigint, bigint, bigint[], uuid[], text[], int[], boolean[], bigint[], bigint[]);
DROP FUNCTION IF EXISTS bet_settle(int, bigint, bigint, uuid, bigint, uuid, bet_win[]);
CREATE FUNCTION bet_settle(
  _issue int, _fence bigint, _after bigint, _after_id uuid, _to bigint, _to_id uuid,
  _wins bet_win[], OUT won int, OUT lost int, OUT rebated int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
-- A small range of a large table: a plan for any range at all would read the whole table for each chunk.
SET enable_seqscan = off
AS $$
DECLARE
  _now timestamptz := app_now();
  _winners rebate_bet[];
  _losers rebate_bet[];
BEGIN
  PERFORM FROM issue_job WHERE issue_id = _issue AND fence = _fence AND step = 'settle' FOR SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  WITH ended AS (
    UPDATE bet b SET state = CASE WHEN w.prize > 0 THEN 3 ELSE 2 END, prize = w.prize, refund = w.refund,
      hits = w.hits, settled_at = _now
    FROM unnest(_wins) w
    WHERE b.player_id = w.player_id AND b.id = w.id AND b.issue_id = _issue AND b.state = 0
      AND (b.player_id, b.id) > (_after, _after_id) AND (b.player_id, b.id) <= (_to, _to_id)
      AND w.prize = bet_prize(b.unit_stake, b.odds, w.hits, w.per_hit, b.most_prize)
      AND w.refund = b.unit_stake * w.refunds
    RETURNING b.player_id, b.chain, b.prize_group, b.stake - b.refund AS stake)
  SELECT (SELECT count(*) FROM ended), ARRAY(
    SELECT (player_id, chain, prize_group, stake, count(*))::rebate_bet FROM ended WHERE chain IS NOT NULL
    GROUP BY player_id, chain, prize_group, stake)
  INTO won, _winners;
  IF won <> cardinality(_wins) THEN
    RAISE EXCEPTION 'issue %: % of % wins agree with the recount', _issue, won, cardinality(_wins);
  END IF;
  WITH ended AS (
    UPDATE bet b SET state = 2, settled_at = _now
    WHERE b.issue_id = _issue AND b.state = 0
      AND (b.player_id, b.id) > (_after, _after_id) AND (b.player_id, b.id) <= (_to, _to_id)
    RETURNING b.player_id, b.chain, b.prize_group, b.stake)
  SELECT (SELECT count(*) FROM ended), ARRAY(
    SELECT (player_id, chain, prize_group, stake, count(*))::rebate_bet FROM ended WHERE chain IS NOT NULL
    GROUP BY player_id, chain, prize_group, stake)
  INTO lost, _losers;
  rebated := cardinality(_winners || _losers);
  IF rebated > 0 THEN PERFORM rebate_count(_issue, _winners || _losers); END IF;
END $$;

REVOKE ALL ON FUNCTION bet_settle FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_settle TO fairlot_app;
