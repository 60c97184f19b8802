-- Counts for the limits of players, of those alone who have some; each under the lock of their accounts.

-- Carts that were taken.
CREATE OR REPLACE FUNCTION limit_take(_carts bet_place_cart[], _verdict text[], _now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  _players bigint[] := ARRAY(SELECT DISTINCT l.player_id FROM own_limit l
    WHERE l.player_id = ANY (ARRAY(SELECT c.player FROM unnest(_carts) c)));
BEGIN
  IF _players = '{}' THEN RETURN; END IF;
  INSERT INTO own_day AS d (player_id, day, staked)
  SELECT c.player, site_day(_now), sum(c.stake)
  FROM unnest(_carts) WITH ORDINALITY AS c(player, intent, hash, issue, terms, stake, rules, moves, most, cap, hidden, n)
  WHERE c.player = ANY (_players) AND _verdict[n] = 'OK' GROUP BY c.player
  ON CONFLICT (player_id, day) DO UPDATE SET staked = d.staked + excluded.staked;
END $$;
REVOKE ALL ON FUNCTION limit_take FROM PUBLIC;

-- Bets that have just ended for the first time: what won, and what was given back. Days from before the
-- first limit are counted nowhere.
CREATE OR REPLACE FUNCTION limit_end(_player bigint[], _bet uuid[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _players bigint[] := ARRAY(SELECT DISTINCT l.player_id FROM own_limit l WHERE l.player_id = ANY (_player));
BEGIN
  IF _players = '{}' THEN RETURN; END IF;
  UPDATE own_day d SET staked = d.staked - e.back, won = d.won + e.won
  FROM (
    SELECT b.player_id, site_day(b.accepted_at) AS day,
      sum(CASE WHEN b.state = 1 THEN b.stake ELSE b.refund END) AS back, sum(b.prize) AS won
    FROM bet b WHERE b.player_id = ANY (_players) AND b.id = ANY (_bet)
    GROUP BY 1, 2) e
  WHERE d.player_id = e.player_id AND d.day = e.day;
END $$;
REVOKE ALL ON FUNCTION limit_end FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_end TO fairlot_app;

-- Bets that a correction ended otherwise.
CREATE OR REPLACE FUNCTION limit_correct(_player bigint[], _bet uuid[], _run smallint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _players bigint[] := ARRAY(SELECT DISTINCT l.player_id FROM own_limit l WHERE l.player_id = ANY (_player));
BEGIN
  IF _players = '{}' THEN RETURN; END IF;
  UPDATE own_day d SET staked = d.staked - e.back, won = d.won + e.won
  FROM (
    SELECT b.player_id, site_day(b.accepted_at) AS day,
      sum(b.refund - o.refund) AS back, sum(b.prize - o.prize) AS won
    FROM bet b JOIN bet_outcome o ON o.player_id = b.player_id AND o.bet_id = b.id AND o.until_run = _run
    WHERE b.player_id = ANY (_players) AND b.id = ANY (_bet) AND b.run = _run
    GROUP BY 1, 2) e
  WHERE d.player_id = e.player_id AND d.day = e.day;
END $$;
REVOKE ALL ON FUNCTION limit_correct FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_correct TO fairlot_app;
