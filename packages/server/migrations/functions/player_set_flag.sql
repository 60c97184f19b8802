-- An operator sets a flag of a player or takes it off: one bit, of those that operators have (product 6.8).
-- Whether it was set before; null: there is no such player. Whose account is disabled is signed out for good:
-- his logins do not come to life again when the flag goes. A deleted account stays disabled: what is set here is what an undo
-- leaves.
CREATE OR REPLACE FUNCTION player_set_flag(_name text, _flag bigint, _on boolean, OUT player bigint, OUT was boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF _flag <= 0 OR _flag & (_flag - 1) <> 0 OR _flag & flags_of_operators() = 0 THEN
    RAISE EXCEPTION 'operators have no flag %', _flag USING ERRCODE = 'check_violation';
  END IF;
  -- Its agreement ends with it, under a lock that is taken before the player's row.
  IF _flag = flag_disable_follow() THEN was := follow_bar(_name, _on); END IF;
  SELECT p.player_id, coalesce(was, p.flags & _flag <> 0) INTO player, was FROM player p
  WHERE lower(p.user_name) = lower(_name) FOR NO KEY UPDATE;
  IF player IS NULL THEN RETURN; END IF;
  IF _flag = flag_disable_account() THEN
    SELECT r.was_disabled INTO was FROM player_removal r WHERE r.player_id = player AND r.restored_at IS NULL;
    IF FOUND THEN
      UPDATE player_removal r SET was_disabled = _on WHERE r.player_id = player AND r.restored_at IS NULL;
      RETURN;
    END IF;
    SELECT p.flags & _flag <> 0 INTO was FROM player p WHERE p.player_id = player;
  END IF;
  IF was = _on THEN RETURN; END IF;
  UPDATE player p SET flags = CASE WHEN _on THEN p.flags | _flag ELSE p.flags & ~_flag END
  WHERE p.player_id = player;
  IF _on AND _flag = flag_disable_account() THEN
    UPDATE session s SET ended_code = 'forced_logout', ended_at = app_now()
    WHERE s.player_id = player AND s.ended_at IS NULL;
  END IF;
  IF _flag = flag_test_account() THEN PERFORM money_leave_out(player, _on); END IF;
END $$;
REVOKE ALL ON FUNCTION player_set_flag FROM PUBLIC;
GRANT EXECUTE ON FUNCTION player_set_flag TO fairlot_app;
