-- Whether a bonus waits for what is drawn: a bet of its player is open in an issue in which he staked of it. Also one in
-- cash alone: with the last of them what he turned over in the issue is counted, that of the bonus too.
CREATE OR REPLACE FUNCTION bonus_has_bets(_player bigint, _grant bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM (SELECT DISTINCT s.issue_id FROM bonus_stake s WHERE s.player_id = _player AND s.grant_id = _grant) i
    JOIN bet b ON b.issue_id = i.issue_id AND b.player_id = _player WHERE b.state = 0)
$$;
REVOKE ALL ON FUNCTION bonus_has_bets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus_has_bets TO fairlot_app;
