-- Ends bets of a range of an issue as a correction says: those given, which ended otherwise by the run before.
-- How that was is kept. The range is as in bet_settle. Answers with how many, null when the fence has risen;
-- stops when the two counts of a prize differ.
CREATE OR REPLACE FUNCTION bet_correct(
  _issue int, _fence bigint, _run smallint, _after bigint, _after_id uuid, _to bigint, _to_id uuid,
  _wins bet_win[], OUT changed int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
-- A small range of a large table: a plan for any range at all would read the whole table for each chunk.
SET enable_seqscan = off
AS $$
DECLARE
  _now timestamptz := app_now();
  _players bigint[] := ARRAY(SELECT DISTINCT w.player_id FROM unnest(_wins) w);
BEGIN
  PERFORM FROM issue_job WHERE issue_id = _issue AND fence = _fence AND step = 'correct' FOR SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO bet_outcome (player_id, bet_id, run, until_run, state, prize, refund, hits, settled_at)
  SELECT b.player_id, b.id, b.run, _run, b.state, b.prize, b.refund, b.hits, b.settled_at
  FROM unnest(_wins) w
  JOIN (SELECT * FROM bet WHERE player_id = ANY (_players)) b ON b.player_id = w.player_id AND b.id = w.id
  WHERE b.issue_id = _issue AND b.state IN (2, 3) AND b.run < _run;
  UPDATE bet b SET state = CASE WHEN w.prize > 0 THEN 3 ELSE 2 END, prize = w.prize, refund = w.refund,
    hits = w.hits, settled_at = _now, run = _run
  FROM unnest(_wins) w
  WHERE b.player_id = w.player_id AND b.id = w.id AND b.issue_id = _issue AND b.state IN (2, 3) AND b.run < _run
    AND (b.player_id, b.id) > (_after, _after_id) AND (b.player_id, b.id) <= (_to, _to_id)
    AND w.prize = coalesce(bet_prize(b.unit_stake, b.odds, w.hits, w.per_hit, b.most_prize), 0)
    AND w.refund = b.unit_stake * w.refunds;
  GET DIAGNOSTICS changed = ROW_COUNT;
  IF changed <> cardinality(_wins) THEN
    RAISE EXCEPTION 'issue %: % of % corrections agree with the recount', _issue, changed, cardinality(_wins);
  END IF;
  PERFORM rebate_recount(_issue, _run, _wins);
END $$;

REVOKE ALL ON FUNCTION bet_correct FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_correct TO fairlot_app;
