-- What a bet receives, counted again from its own row: the program's count must be the same (F12).
-- plays.md section 0: floor(unit stake x sum(hits x odds) / 10000), rounded once a bet; plays that
-- multiply pay stake + floor(stake x (odds - 10000) x hits / 10000) for each option that is hit. Cut at what
-- the bet may be paid at most, where it says so.
DROP FUNCTION IF EXISTS bet_prize(bigint, int[], int[], boolean);
DROP FUNCTION IF EXISTS bet_prize(bigint, bigint[], int[], boolean);
DROP FUNCTION IF EXISTS bet_prize(bigint, bigint[], bigint[], boolean);
CREATE OR REPLACE FUNCTION bet_prize_of_tiers(_unit bigint, _odds bigint[], _hits bigint[], _per_hit boolean)
RETURNS numeric LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  _sum numeric := 0;
BEGIN
  FOR i IN 1 .. cardinality(_odds) LOOP
    IF NOT _per_hit THEN
      _sum := _sum + _odds[i]::numeric * _hits[i];
    ELSIF _hits[i] > 0 THEN
      _sum := _sum + _unit + div(_unit::numeric * (_odds[i] - 10000) * _hits[i], 10000);
    END IF;
  END LOOP;
  RETURN CASE WHEN _per_hit THEN _sum ELSE div(_unit * _sum, 10000) END;
END $$;

-- Most bets have one odds: that case is worked into the statement that asks, which saves a call for each bet.
CREATE OR REPLACE FUNCTION bet_prize(_unit bigint, _odds bigint[], _hits bigint[], _per_hit boolean, _most bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  -- Without hits there is nothing to count: the least of nothing and of the most would be the most.
  SELECT CASE WHEN _odds IS NOT NULL AND _hits IS NOT NULL THEN
    least(CASE WHEN _per_hit OR cardinality(_odds) <> 1 THEN bet_prize_of_tiers(_unit, _odds, _hits, _per_hit)
      ELSE div(_unit::numeric * _odds[1] * _hits[1], 10000) END, _most)::bigint END
$$;
