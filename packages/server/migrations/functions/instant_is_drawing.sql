-- Whether a round of a player is being drawn: somebody has the row of his seed. Waits for nobody.
CREATE OR REPLACE FUNCTION instant_is_drawing(_player bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM instant_seed s WHERE s.player_id = _player AND s.revealed_at IS NULL) THEN
    RETURN false;
  END IF;
  PERFORM FROM instant_seed s WHERE s.player_id = _player AND s.revealed_at IS NULL FOR KEY SHARE SKIP LOCKED;
  RETURN NOT FOUND;
END $$;

REVOKE ALL ON FUNCTION instant_is_drawing FROM PUBLIC;
GRANT EXECUTE ON FUNCTION instant_is_drawing TO fairlot_app;
