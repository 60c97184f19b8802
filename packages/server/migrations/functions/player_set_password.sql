-- The one way to another password of a player (kind 1 login, 2 fund). What it replaces is kept among his last three.
-- False: there is no such player.
CREATE OR REPLACE FUNCTION player_set_password(_player bigint, _kind smallint, _hash text, _is_initial boolean)
RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := app_now();
  _before text;
BEGIN
  IF _kind NOT IN (1, 2) OR _hash IS NULL THEN RAISE EXCEPTION 'no kind of a password: %', _kind; END IF;
  SELECT CASE _kind WHEN 1 THEN p.password_hash ELSE p.fund_hash END INTO _before
  FROM player p WHERE p.player_id = _player FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF _before IS NOT NULL THEN
    INSERT INTO password_past (player_id, kind, at, hash) VALUES (_player, _kind, _now, _before);
    DELETE FROM password_past o WHERE o.player_id = _player AND o.kind = _kind AND o.id <= (
      SELECT id FROM password_past n WHERE n.player_id = _player AND n.kind = _kind
      ORDER BY id DESC OFFSET 3 LIMIT 1);
  END IF;
  IF _kind = 1 THEN
    -- Who had to choose another has done so; one that he was handed makes him choose anyway.
    UPDATE player p SET password_hash = _hash, is_initial_password = _is_initial, password_changed_at = _now,
      flags = p.flags & ~flag_force_change_password()
    WHERE p.player_id = _player;
    -- Whoever was let in by the one before is not known any more.
    DELETE FROM device_key k WHERE k.player_id = _player;
  ELSE
    UPDATE player p SET fund_hash = _hash, fund_changed_at = _now WHERE p.player_id = _player;
  END IF;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION player_set_password FROM PUBLIC;
GRANT EXECUTE ON FUNCTION player_set_password TO fairlot_app;

-- The same password under a dearer hash or a newer pepper, where it is still what was looked at.
CREATE OR REPLACE FUNCTION player_rehash_password(_player bigint, _before text, _hash text)
RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE player p SET password_hash = _hash WHERE p.player_id = _player AND p.password_hash = _before;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION player_rehash_password FROM PUBLIC;
GRANT EXECUTE ON FUNCTION player_rehash_password TO fairlot_app;
