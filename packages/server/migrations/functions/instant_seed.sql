-- The seed that a player's rounds are drawn from; the one that is handed in becomes it where he has none. Whoever
-- comes at the same moment finds that of the first.
CREATE OR REPLACE FUNCTION instant_seed_make(_player bigint, _sealed bytea, _hash bytea)
RETURNS SETOF instant_seed LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO instant_seed (player_id, id, sealed, hash, earlier, drawn_at)
  SELECT _player, coalesce(s.id, 0) + 1, _sealed, _hash, coalesce(s.earlier + s.rounds, 0), s.drawn_at
  FROM (SELECT) one LEFT JOIN (
    SELECT * FROM instant_seed WHERE player_id = _player ORDER BY id DESC LIMIT 1) s ON true
  WHERE s.id IS NULL OR s.revealed_at IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT * FROM instant_seed WHERE player_id = _player AND revealed_at IS NULL;
END $$;

-- The player's own seed: set once, and only while the house's is still closed.
CREATE OR REPLACE FUNCTION instant_seed_set(_player bigint, _seed int, _client bytea)
RETURNS SETOF instant_seed LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE instant_seed SET client_seed = _client
  WHERE player_id = _player AND id = _seed AND client_seed IS NULL AND revealed_at IS NULL;
  RETURN QUERY SELECT * FROM instant_seed WHERE player_id = _player AND id = _seed;
END $$;

-- Reveals the seed that is drawn from and commits to the next one, which is handed in: both or neither, once.
-- One that has drawn nothing stays closed.
CREATE OR REPLACE FUNCTION instant_seed_reveal(
  _player bigint, _seed int, _server_seed bytea, _sealed bytea, _hash bytea)
RETURNS SETOF instant_seed LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _at timestamptz := app_now();
BEGIN
  PERFORM FROM instant_seed WHERE player_id = _player AND id = _seed FOR UPDATE;
  UPDATE instant_seed SET server_seed = _server_seed, revealed_at = _at
  WHERE player_id = _player AND id = _seed AND revealed_at IS NULL AND rounds > 0;
  IF FOUND THEN PERFORM instant_seed_make(_player, _sealed, _hash); END IF;
  RETURN QUERY SELECT * FROM instant_seed WHERE player_id = _player AND (id = _seed OR revealed_at IS NULL)
    ORDER BY id;
END $$;

-- What was committed stays, a seed counts up by one, and what was revealed is drawn from no more.
CREATE OR REPLACE FUNCTION instant_seed_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR OLD.revealed_at IS NOT NULL
    OR (NEW.player_id, NEW.id, NEW.sealed, NEW.hash, NEW.earlier, NEW.made_at)
      IS DISTINCT FROM (OLD.player_id, OLD.id, OLD.sealed, OLD.hash, OLD.earlier, OLD.made_at)
    OR OLD.client_seed IS NOT NULL AND NEW.client_seed IS DISTINCT FROM OLD.client_seed
    OR NEW.rounds NOT IN (OLD.rounds, OLD.rounds + 1)
    OR NEW.revealed_at IS NOT NULL AND NEW.rounds <> OLD.rounds
  THEN
    RAISE EXCEPTION '% of a seed is refused: what was committed stays', TG_OP USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER committed_stays BEFORE UPDATE OR DELETE ON instant_seed
  FOR EACH ROW EXECUTE FUNCTION instant_seed_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON instant_seed
  FOR EACH STATEMENT EXECUTE FUNCTION instant_seed_guard();
CREATE OR REPLACE TRIGGER drawn_stays BEFORE UPDATE OR DELETE ON instant_round
  FOR EACH STATEMENT EXECUTE FUNCTION bet_refuse_change();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON instant_round
  FOR EACH STATEMENT EXECUTE FUNCTION bet_refuse_change();

REVOKE ALL ON FUNCTION instant_seed_make, instant_seed_set, instant_seed_reveal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION instant_seed_make, instant_seed_set, instant_seed_reveal TO fairlot_app;
