-- A player stands below a parent whose group is at least the player's own, with at most 20 above, and in no circle. The tree is
-- locked before it is looked at: shared for a new player or group, exclusive for a move.
CREATE OR REPLACE FUNCTION player_place() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _is_move boolean := TG_OP = 'UPDATE' AND NEW.parent IS DISTINCT FROM OLD.parent;
  _group smallint;
  _above bigint[];
  _height int := 0;
BEGIN
  PERFORM line_lock(_is_move);
  IF NEW.parent IS NOT NULL THEN
    -- No group falls below that of a child who comes at this moment.
    SELECT p.prize_group INTO _group FROM player p WHERE p.player_id = NEW.parent FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'player % is no parent', NEW.parent USING ERRCODE = 'foreign_key_violation';
    END IF;
    IF NEW.prize_group > _group THEN
      RAISE EXCEPTION 'group % of a player is above %, that of the parent', NEW.prize_group, _group
        USING ERRCODE = 'check_violation';
    END IF;
    IF TG_OP = 'INSERT' OR _is_move THEN
      _above := line_above(NEW.parent) || NEW.parent;
      IF NEW.player_id = ANY (_above) THEN
        RAISE EXCEPTION 'player % stands above %', NEW.player_id, NEW.parent USING ERRCODE = 'check_violation';
      END IF;
      IF _is_move THEN _height := line_height(NEW.player_id); END IF;
      IF cardinality(_above) + _height > 20 THEN
        RAISE EXCEPTION 'more than 20 would stand above a player' USING ERRCODE = 'check_violation';
      END IF;
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.prize_group < OLD.prize_group AND EXISTS (
    SELECT FROM player c WHERE c.parent = NEW.player_id AND c.prize_group > NEW.prize_group) THEN
    RAISE EXCEPTION 'group % of a player is below that of a child', NEW.prize_group USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER placed BEFORE INSERT OR UPDATE OF parent, prize_group ON player
  FOR EACH ROW EXECUTE FUNCTION player_place();
REVOKE ALL ON FUNCTION player_place FROM PUBLIC;
