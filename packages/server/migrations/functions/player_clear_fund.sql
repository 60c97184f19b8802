-- Takes the fund password of a player away, which he forgot: he chooses another by that of his login. It is kept among his
-- last three. False: he has none.
CREATE OR REPLACE FUNCTION player_clear_fund(_player bigint)
RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _before text;
BEGIN
  SELECT p.fund_hash INTO _before FROM player p WHERE p.player_id = _player FOR NO KEY UPDATE;
  IF _before IS NULL THEN RETURN false; END IF;
  INSERT INTO password_past (player_id, kind, at, hash) VALUES (_player, 2, app_now(), _before);
  DELETE FROM password_past o WHERE o.player_id = _player AND o.kind = 2 AND o.id <= (
    SELECT id FROM password_past n WHERE n.player_id = _player AND n.kind = 2
    ORDER BY id DESC OFFSET 3 LIMIT 1);
  UPDATE player p SET fund_hash = NULL, fund_changed_at = NULL WHERE p.player_id = _player;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION player_clear_fund FROM PUBLIC;
GRANT EXECUTE ON FUNCTION player_clear_fund TO fairlot_app;
