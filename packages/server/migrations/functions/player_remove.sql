-- Holds a player and their accounts in the books: no bet, transfer, order or login of theirs is under way until the transaction
-- ends. Before it looks at what stands against a deletion.
CREATE OR REPLACE FUNCTION player_hold(_player bigint) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM player p WHERE p.player_id = _player FOR NO KEY UPDATE;
  PERFORM FROM ledger_account a WHERE a.player_id = _player ORDER BY a.kind, a.currency FOR UPDATE;
END $$;

-- What stands against a deletion of a player who is held. A deposit counts for ever, also one that was taken back; activity is a
-- sign-in or a call within so many days.
CREATE OR REPLACE FUNCTION player_hindrances(_player bigint, _idle_days int) RETURNS TABLE (
  has_children boolean, has_balance boolean, has_pending boolean, has_deposits boolean, was_active boolean, owes boolean)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH clock AS MATERIALIZED (SELECT app_now() - _idle_days * interval '1 day' AS since)
  SELECT
    EXISTS (SELECT FROM player c WHERE c.parent = _player AND c.removed_at IS NULL),
    EXISTS (SELECT FROM ledger_account a WHERE a.player_id = _player AND a.balance <> 0),
    EXISTS (SELECT FROM bet b WHERE b.player_id = _player AND b.state = 0)
      OR EXISTS (SELECT FROM deposit d WHERE d.player_id = _player AND d.state IN (0, 3))
      OR EXISTS (SELECT FROM deposit_exception e WHERE e.player_id = _player AND e.state IN (0, 1))
      OR EXISTS (SELECT FROM withdrawal w WHERE w.player_id = _player AND w.state NOT IN (1, 2, 3))
      OR EXISTS (SELECT FROM schedule s WHERE s.player_id = _player AND s.state IN (0, 7))
      OR EXISTS (SELECT FROM follow_plan f WHERE f.player_id = _player AND f.state = 0)
      OR EXISTS (SELECT FROM follow_order o WHERE o.player_id = _player AND o.state IN (0, 1))
      OR EXISTS (SELECT FROM bonus_grant g WHERE g.player_id = _player AND g.state IN (0, 1)),
    EXISTS (SELECT FROM deposit d WHERE d.player_id = _player AND d.state = 1)
      OR EXISTS (SELECT FROM ledger_journal j JOIN ledger_kind k ON k.kind = j.kind
        WHERE j.player_id = _player AND k.class = 1 AND k.target = 1 AND k.takes_back IS NULL),
    p.last_login_at > clock.since OR EXISTS (
      SELECT FROM session s WHERE s.player_id = _player AND s.active_at > clock.since),
    EXISTS (SELECT FROM debt o WHERE o.player_id = _player AND o.owed > 0)
  FROM player p, clock WHERE p.player_id = _player
$$;

-- Deletes the account of a player for the agent above them, and ends their logins.
CREATE OR REPLACE FUNCTION player_remove(_player bigint, _agent bigint) RETURNS timestamptz
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := app_now();
BEGIN
  INSERT INTO player_removal (player_id, agent_id, user_name, removed_at, was_disabled)
  SELECT p.player_id, _agent, p.user_name, _now, p.flags & flag_disable_account() <> 0 FROM player p
  WHERE p.player_id = _player AND p.parent = _agent AND p.removed_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % is no member of %', _player, _agent USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE player p SET removed_at = _now, flags = p.flags | flag_disable_account() WHERE p.player_id = _player;
  RETURN _now;
END $$;

-- Undoes it. Whether there was something to undo.
CREATE OR REPLACE FUNCTION player_restore(_player bigint, _by text) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _was_disabled boolean;
BEGIN
  PERFORM FROM player p WHERE p.player_id = _player FOR NO KEY UPDATE;
  UPDATE player_removal r SET restored_at = app_now(), restored_by = _by
  WHERE r.player_id = _player AND r.restored_at IS NULL AND r.name_freed_at IS NULL
  RETURNING r.was_disabled INTO _was_disabled;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE player p SET removed_at = NULL,
    flags = CASE WHEN _was_disabled THEN p.flags ELSE p.flags & ~flag_disable_account() END
  WHERE p.player_id = _player;
  RETURN true;
END $$;

-- Gives the names of accounts that were deleted so many days ago to whoever registers them next: at most so many, how many it was.
-- `~` and the number is no name that anybody registers.
CREATE OR REPLACE FUNCTION player_free_names(_days int, _most int) RETURNS int
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := app_now();
  _count int;
BEGIN
  WITH due AS (
    SELECT r.id, r.player_id FROM player_removal r
    WHERE r.restored_at IS NULL AND r.name_freed_at IS NULL AND r.removed_at <= _now - _days * interval '1 day'
    ORDER BY r.removed_at LIMIT _most FOR UPDATE SKIP LOCKED),
  freed AS (
    UPDATE player_removal r SET name_freed_at = _now FROM due d WHERE r.id = d.id RETURNING r.player_id)
  UPDATE player p SET user_name = '~' || p.player_id FROM freed f WHERE p.player_id = f.player_id;
  GET DIAGNOSTICS _count = ROW_COUNT;
  RETURN _count;
END $$;
REVOKE ALL ON FUNCTION player_hold, player_hindrances, player_remove, player_restore, player_free_names FROM PUBLIC;
GRANT EXECUTE ON FUNCTION player_hold, player_hindrances, player_remove, player_restore, player_free_names TO fairlot_app;
