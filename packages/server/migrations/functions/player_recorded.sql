-- A parent changes by a move that is on record (player_move_to), and nobody comes to stand below a deleted account. It runs behind
-- player_place, which has locked the tree and holds the parent.
CREATE OR REPLACE FUNCTION player_recorded() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.parent IS NOT DISTINCT FROM OLD.parent THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND NOT EXISTS (
    SELECT FROM player_move m WHERE m.id = (SELECT max(l.id) FROM player_move l WHERE l.player_id = NEW.player_id)
      AND m.from_parent IS NOT DISTINCT FROM OLD.parent AND m.to_parent IS NOT DISTINCT FROM NEW.parent) THEN
    RAISE EXCEPTION 'player % stays where they are', NEW.player_id USING ERRCODE = 'restrict_violation';
  END IF;
  IF EXISTS (SELECT FROM player a WHERE a.player_id = NEW.parent AND a.removed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'player % is deleted', NEW.parent USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER recorded BEFORE INSERT OR UPDATE OF parent ON player
  FOR EACH ROW EXECUTE FUNCTION player_recorded();
REVOKE ALL ON FUNCTION player_recorded FROM PUBLIC;
