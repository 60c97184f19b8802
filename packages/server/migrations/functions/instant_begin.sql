-- Takes the place of a player's next round: who comes next waits here until it is over, so that no two rounds of
-- a player are drawn at once. OK with the seeds and the numbers that the round has, or why there is none.
CREATE OR REPLACE FUNCTION instant_begin(_player bigint, _intent uuid, _hash bytea, _seed int)
RETURNS TABLE (verdict text, sealed bytea, hash bytea, client_seed bytea, nonce int, serial bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  _s instant_seed;
  _before bytea;
BEGIN
  SELECT * INTO _s FROM instant_seed s WHERE s.player_id = _player AND s.revealed_at IS NULL FOR UPDATE;
  -- After the lock: a round of the same intent that was under way is over.
  SELECT c.request_hash INTO _before FROM bet_cart c WHERE c.player_id = _player AND c.intent = _intent;
  RETURN QUERY SELECT CASE
      WHEN _before = _hash THEN 'DUPLICATE'
      WHEN _before IS NOT NULL THEN 'INTENT_REUSED'
      WHEN _s.id IS DISTINCT FROM _seed THEN 'SEED_GONE'
      WHEN _s.client_seed IS NULL THEN 'SEED_NOT_SET'
      WHEN _s.rounds >= 1000 THEN 'SEED_USED_UP'
      WHEN _s.drawn_at + interval '1 second' > app_now() THEN 'TOO_SOON'
      ELSE 'OK' END,
    _s.sealed, _s.hash, _s.client_seed, _s.rounds + 1, _s.earlier + _s.rounds + 1;
END $$;

REVOKE ALL ON FUNCTION instant_begin FROM PUBLIC;
GRANT EXECUTE ON FUNCTION instant_begin TO fairlot_app;
