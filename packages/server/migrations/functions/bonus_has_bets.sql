-- Whether a bonus waits for what is drawn: a bet of its player is open in an issue in which he staked of it. Also one in
-- cash alone: with the last of them what he turned over in the issue is counted, that of the bonus too. Bets are open in
-- the few issues that are sold or not done alone: those are looked at, and not what he ever bet with it.
CREATE OR REPLACE FUNCTION bonus_has_bets(_player bigint, _grant bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  SELECT EXISTS (
    SELECT FROM unnest(ARRAY(
      SELECT j.issue_id FROM issue_job j WHERE j.step IN ('close', 'draw', 'settle', 'refund'))) i(id)
    CROSS JOIN LATERAL (SELECT FROM bonus_stake s
      WHERE s.issue_id = i.id AND s.player_id = _player AND s.grant_id = _grant LIMIT 1) staked
    CROSS JOIN LATERAL (SELECT FROM bet b
      WHERE b.issue_id = i.id AND b.player_id = _player AND b.state = 0 LIMIT 1) open)
$$;
REVOKE ALL ON FUNCTION bonus_has_bets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus_has_bets TO fairlot_app;
