-- Opens a line for money that a player was given; the same source opens one.
CREATE OR REPLACE FUNCTION requirement_open(_player bigint, _kind smallint, _source text, _base bigint, _times int)
RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO requirement (player_id, kind, source, base, times, required, created_at)
  SELECT _player, _kind, _source, _base, _times, _base * _times / 100, app_now() WHERE _base * _times >= 100
  ON CONFLICT (player_id, source) DO NOTHING RETURNING id
$$;
REVOKE ALL ON FUNCTION requirement_open FROM PUBLIC;
GRANT EXECUTE ON FUNCTION requirement_open TO fairlot_app;

-- Counts what players turned over in an issue, once a run; `_covered`: what of the stakes of each is certain whatever is
-- drawn, found before. The first run counts for whom a line is
-- open, and gives it to his lines in order. A later run counts for those for whom the run before it counted, and for nobody
-- else, nor where that was let go of after a year: it takes back what that gave, counts anew, and gives it to the lines that
-- are open now, in order. So what was over the first time may go to a line that came since, where its player had another
-- line then; a player whose only line came since has nothing of it. Then the lines of whoever has less than 1.000 left, bets
-- that are open included, are done. Called in the transaction that ended the last bets, after its postings. Answers with how
-- many players it counted for.
DROP FUNCTION IF EXISTS requirement_count(int, smallint, bpchar, bigint, bigint);
CREATE OR REPLACE FUNCTION requirement_count(_issue int, _run smallint, _currency bpchar, _given bigint[], _covered bigint[])
RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _now timestamptz := app_now();
  _again bigint[] := '{}';
  _players bigint[];
BEGIN
  IF _run > 1 THEN
    _again := ARRAY(SELECT t.player_id FROM turnover t
      WHERE t.issue_id = _issue AND t.player_id = ANY (_given) AND t.run < _run AND t.until_run IS NULL);
    _players := _again;
  ELSE
    _players := ARRAY(
      SELECT t.player_id FROM bet_tally t
      WHERE t.issue_id = _issue AND t.player_id IN (
          SELECT r.player_id FROM requirement r WHERE r.state = 0 AND r.player_id = ANY (_given))
        AND NOT EXISTS (SELECT FROM turnover o WHERE o.player_id = t.player_id AND o.issue_id = _issue));
  END IF;
  IF _players = '{}' THEN RETURN 0; END IF;
  IF _again <> '{}' THEN
    -- Before the lines, as where a bonus ends: none ends while its line may be opened again.
    PERFORM FROM bonus_grant g WHERE g.player_id = ANY (_again) AND g.state = 1 ORDER BY g.player_id, g.id FOR SHARE;
  END IF;
  PERFORM FROM requirement r WHERE r.player_id = ANY (_players) ORDER BY r.player_id, r.id FOR UPDATE;
  IF _again <> '{}' THEN PERFORM requirement_undo(_issue, _run, _again); END IF;

  INSERT INTO turnover (player_id, issue_id, run, stake, wide, opposed, counted, covered, counted_at)
  SELECT p.id, _issue, _run, coalesce(t.stake, 0), coalesce(t.wide, 0), coalesce(o.opposed, 0),
    coalesce(t.stake - t.wide - o.opposed, 0), p.covered, _now
  -- Also of whom nothing counts: where a later run finds no tie any more, he is one for whom it counts.
  FROM (SELECT g.id, g.covered FROM unnest(_given, _covered) g(id, covered) WHERE g.id = ANY (_players)) p
  LEFT JOIN turnover_of(_issue, _players) t ON t.player_id = p.id
  CROSS JOIN LATERAL (SELECT turnover_opposed(t.stake, t.wide, t.opposed, p.covered) AS opposed) o;

  IF EXISTS (SELECT FROM bonus_stake s WHERE s.issue_id = _issue AND s.player_id = ANY (_players)) THEN
    PERFORM requirement_give_bonus(_issue, _run, _players, _now);
  END IF;
  INSERT INTO requirement_part AS o (player_id, requirement_id, issue_id, run, amount)
  SELECT g.player_id, g.id, _issue, _run, g.amount
  FROM requirement_give(
    ARRAY(SELECT c.player_id FROM turnover c
      WHERE c.issue_id = _issue AND c.run = _run AND c.player_id = ANY (_players) ORDER BY c.player_id),
    ARRAY(SELECT c.counted - c.bonus FROM turnover c
      WHERE c.issue_id = _issue AND c.run = _run AND c.player_id = ANY (_players) ORDER BY c.player_id), _now) g
  -- What a bonus turned over for its own line is there already.
  ON CONFLICT (player_id, requirement_id, issue_id, run) DO UPDATE SET amount = o.amount + excluded.amount;
  PERFORM requirement_end_poor(_players, _currency, _now);
  RETURN cardinality(_players);
END $$;
REVOKE ALL ON FUNCTION requirement_count FROM PUBLIC;
GRANT EXECUTE ON FUNCTION requirement_count TO fairlot_app;
