-- The day of the site (UTC+8).
CREATE OR REPLACE FUNCTION leader_day(_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ((_at AT TIME ZONE 'UTC') + interval '8 hours')::date
$$;

-- Notes what a player agrees to from now on. Who agrees to be shown is counted with all of his day, so that
-- nobody can wait for a win; who agrees no longer is counted no longer, and forgotten. Who is barred from follow bets
-- agrees to nothing of the kind: FOLLOW_DISABLED, and nothing is noted. Bets of who is not shown are not shown either.
DROP FUNCTION IF EXISTS leader_agree(bigint, boolean, boolean);
CREATE OR REPLACE FUNCTION leader_agree(_player bigint, _shown boolean, _followed boolean, _bets boolean DEFAULT false)
RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _now timestamptz;
  _was_shown boolean;
BEGIN
  -- While an issue is counted nobody agrees: either that count sees him, or he sees what it counted.
  PERFORM pg_advisory_xact_lock(20181, 0);
  IF _followed AND EXISTS (SELECT FROM player p
    WHERE p.player_id = _player AND p.flags & flag_disable_follow() <> 0) THEN RETURN 'FOLLOW_DISABLED'; END IF;
  _now := app_now();
  SELECT c.shown_at IS NOT NULL INTO _was_shown FROM leader_consent c WHERE c.player_id = _player;
  INSERT INTO leader_consent AS c (player_id, shown_at, followed_at, bets_at, changed_at)
  VALUES (_player, CASE WHEN _shown THEN _now END, CASE WHEN _followed THEN _now END,
    CASE WHEN _shown AND _bets THEN _now END, _now)
  ON CONFLICT (player_id) DO UPDATE SET changed_at = _now,
    shown_at = CASE WHEN _shown THEN coalesce(c.shown_at, _now) END,
    followed_at = CASE WHEN _followed THEN coalesce(c.followed_at, _now) END,
    bets_at = CASE WHEN _shown AND _bets THEN coalesce(c.bets_at, _now) END;
  IF NOT _shown THEN
    DELETE FROM leader_result WHERE player_id = _player;
    DELETE FROM leader_standing WHERE player_id = _player;
  ELSIF NOT coalesce(_was_shown, false) THEN
    -- No sale is longer than a month.
    PERFORM leader_gather(ARRAY[_player], ARRAY(
      SELECT DISTINCT b.issue_id FROM bet b JOIN issue i ON i.id = b.issue_id
      WHERE b.player_id = _player AND b.accepted_at > _now - interval '31 days'
        AND leader_day(i.draw_at) = leader_day(_now) AND i.state = 2));
  END IF;
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION leader_agree FROM PUBLIC;
GRANT EXECUTE ON FUNCTION leader_agree TO fairlot_app;

-- Counts an issue after a run of its settlement, once; how many players it moved, null where it was counted.
CREATE OR REPLACE FUNCTION leader_count(_issue int, _run smallint) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _players bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(20181, 0);
  INSERT INTO leader_counted AS c (issue_id, run) VALUES (_issue, _run)
  ON CONFLICT (issue_id) DO UPDATE SET run = excluded.run, counted_at = app_now() WHERE c.run < excluded.run;
  IF NOT FOUND THEN RETURN NULL; END IF;
  _players := ARRAY(SELECT DISTINCT b.player_id FROM bet b WHERE b.issue_id = _issue);
  _players := ARRAY(SELECT c.player_id FROM leader_consent c
    WHERE c.player_id = ANY (_players) AND c.shown_at IS NOT NULL);
  IF _players <> '{}' THEN PERFORM leader_gather(_players, ARRAY[_issue]); END IF;
  RETURN cardinality(_players);
END $$;
REVOKE ALL ON FUNCTION leader_count FROM PUBLIC;
GRANT EXECUTE ON FUNCTION leader_count TO fairlot_app;

-- Forgets what is older than yesterday.
CREATE OR REPLACE FUNCTION leader_forget() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM leader_result WHERE day < leader_day(app_now()) - 1;
  DELETE FROM leader_standing WHERE day < leader_day(app_now()) - 1;
  DELETE FROM leader_counted WHERE counted_at < (SELECT app_now()) - interval '2 days';
$$;
REVOKE ALL ON FUNCTION leader_forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION leader_forget TO fairlot_app;
