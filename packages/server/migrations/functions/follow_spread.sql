-- Makes an order of a call for each plan that follows it, and takes the call away: together or not at all.
-- A plan follows what its leader bet after it began, as long as he agrees to be followed without a break; one that is
-- being ended is waited for and looked at again. Its plans are locked until it commits, so that it takes no further
-- call when it has so many of them, those of one call in any case. How many calls there were.
DROP FUNCTION IF EXISTS follow_spread(int);
CREATE OR REPLACE FUNCTION follow_spread(_most int, _plans int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _call follow_call;
  _game smallint;
  _agreed timestamptz;
  _followers int;
  _locked int := 0;
  _made int;
  _done int := 0;
BEGIN
  FOR _call IN
    SELECT * FROM follow_call ORDER BY accepted_at, player_id LIMIT _most FOR UPDATE SKIP LOCKED
  LOOP
    SELECT l.followers INTO _followers FROM follow_leader l WHERE l.player_id = _call.player_id;
    EXIT WHEN _done > 0 AND _locked + coalesce(_followers, 0) > _plans;
    _done := _done + 1;
    SELECT i.game_id INTO _game FROM issue i WHERE i.id = _call.issue_id;
    SELECT c.followed_at INTO _agreed FROM leader_consent c WHERE c.player_id = _call.player_id;
    IF _agreed IS NOT NULL THEN
      INSERT INTO follow_order (player_id, intent, plan_id, leader_id, leader_intent, issue_id, created_at)
      SELECT p.player_id, gen_random_uuid(), p.id, p.leader_id, _call.intent, _call.issue_id, app_now()
      FROM follow_plan p
      WHERE p.leader_id = _call.player_id AND p.state = 0 AND p.created_at BETWEEN _agreed AND _call.accepted_at
        AND p.until_at > _call.accepted_at AND (p.games IS NULL OR _game = ANY (p.games))
      ORDER BY p.player_id FOR KEY SHARE OF p
      ON CONFLICT (player_id, plan_id, leader_intent) DO NOTHING;
      GET DIAGNOSTICS _made = ROW_COUNT;
      _locked := _locked + _made;
    END IF;
    DELETE FROM follow_call WHERE player_id = _call.player_id AND intent = _call.intent;
  END LOOP;
  IF _done > 0 THEN PERFORM pg_notify('fairlot_job', 'follow.place'); END IF;
  RETURN _done;
END $$;
REVOKE ALL ON FUNCTION follow_spread FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_spread TO fairlot_app;
