-- Posts what a player says of an issue, or says it otherwise, for as long as the issue is on sale; or takes it
-- back, where the side is null. The shared lock of the issue is what whoever closes it waits for.
CREATE OR REPLACE FUNCTION prediction_post(
  _player bigint, _issue int, _play smallint, _side text, _most_issue int, _most_day int)
RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _now timestamptz;
  _game smallint;
BEGIN
  -- One post of a player at a time: his limits are counted under it.
  PERFORM pg_advisory_xact_lock(20182, hashint8(_player));
  PERFORM pg_advisory_xact_lock_shared(20001, _issue);
  _now := app_now();
  SELECT i.game_id INTO _game FROM issue i JOIN game g ON g.id = i.game_id
  WHERE i.id = _issue AND issue_is_open(i) AND g.state = 0;
  IF _game IS NULL THEN RETURN 'CLOSED'; END IF;
  IF _side IS NULL THEN
    DELETE FROM prediction WHERE player_id = _player AND issue_id = _issue AND play_id = _play;
    RETURN CASE WHEN FOUND THEN 'OK' ELSE 'NOT_FOUND' END;
  END IF;
  INSERT INTO prediction_author (player_id) VALUES (_player) ON CONFLICT DO NOTHING;
  UPDATE prediction SET side = _side, made_at = _now
  WHERE player_id = _player AND issue_id = _issue AND play_id = _play;
  IF FOUND THEN RETURN 'OK'; END IF;
  IF (SELECT count(*) FROM prediction WHERE player_id = _player AND issue_id = _issue) >= _most_issue
      OR (SELECT count(*) FROM prediction WHERE player_id = _player AND made_at > _now - interval '1 day') >= _most_day THEN
    RETURN 'TOO_MANY';
  END IF;
  INSERT INTO prediction (player_id, issue_id, play_id, game_id, side, made_at)
  VALUES (_player, _issue, _play, _game, _side, _now);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION prediction_post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prediction_post TO fairlot_app;

-- Notes how predictions ended by the number of their issue as it is now; others stay as they are.
CREATE OR REPLACE FUNCTION prediction_judge(_issue int, _number text, _play smallint[], _side text[], _outcome smallint[])
RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _count int;
BEGIN
  PERFORM FROM issue i WHERE i.id = _issue AND (i.state = 3 OR i.winning_number = _number) FOR SHARE;
  IF NOT FOUND THEN RETURN 0; END IF;
  UPDATE prediction p SET outcome = w.outcome, judged_by = _number
  FROM unnest(_play, _side, _outcome) AS w(play, side, outcome)
  WHERE p.issue_id = _issue AND p.play_id = w.play AND p.side = w.side;
  GET DIAGNOSTICS _count = ROW_COUNT;
  RETURN _count;
END $$;
REVOKE ALL ON FUNCTION prediction_judge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prediction_judge TO fairlot_app;
