-- A player stands below the parent that he comes with, whose group is at least his own.
CREATE OR REPLACE FUNCTION player_place() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _path bigint[];
  _group smallint;
BEGIN
  PERFORM line_lock(TG_OP = 'UPDATE' AND NEW.parent IS DISTINCT FROM OLD.parent);
  IF TG_OP = 'UPDATE' AND NEW.parent IS DISTINCT FROM OLD.parent
    AND (NEW.parent = NEW.player_id OR line_is_below(NEW.parent, NEW.player_id)) THEN
    RAISE EXCEPTION 'player % stands above %', NEW.player_id, NEW.parent USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.parent IS NOT NULL THEN
    -- No group falls below that of a child who comes at this moment.
    SELECT p.path || p.player_id, p.prize_group INTO _path, _group FROM player p
    WHERE p.player_id = NEW.parent FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'player % is no parent', NEW.parent USING ERRCODE = 'foreign_key_violation';
    END IF;
    IF NEW.prize_group > _group THEN
      RAISE EXCEPTION 'group % of a player is above %, that of his parent', NEW.prize_group, _group
        USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND EXISTS (
    SELECT FROM player c WHERE c.path @> ARRAY[NEW.player_id] AND c.path <> '{}' AND c.parent = NEW.player_id
      AND c.prize_group > NEW.prize_group) THEN
    RAISE EXCEPTION 'group % of a player is below that of a child', NEW.prize_group USING ERRCODE = 'check_violation';
  END IF;
  NEW.path := coalesce(_path, '{}');
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER placed BEFORE INSERT OR UPDATE OF parent, path, prize_group ON player
  FOR EACH ROW EXECUTE FUNCTION player_place();

-- A new player has his first chain; where a group changes, he and all below him have their next one.
CREATE OR REPLACE FUNCTION player_chain() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE player p SET chain = chain + 1
    WHERE p.player_id = NEW.player_id OR p.path @> ARRAY[NEW.player_id] AND p.path <> '{}';
  END IF;
  INSERT INTO rebate_chain (player_id, version, ids, groups)
  SELECT p.player_id, p.chain, p.path,
    ARRAY(SELECT a.prize_group FROM unnest(p.path) WITH ORDINALITY u(id, n)
      JOIN player a ON a.player_id = u.id ORDER BY u.n) || p.prize_group
  FROM player p
  WHERE p.player_id = NEW.player_id OR TG_OP = 'UPDATE' AND p.path @> ARRAY[NEW.player_id] AND p.path <> '{}';
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER chained AFTER INSERT ON player FOR EACH ROW EXECUTE FUNCTION player_chain();
CREATE OR REPLACE TRIGGER rechained AFTER UPDATE OF prize_group ON player
  FOR EACH ROW WHEN (OLD.prize_group <> NEW.prize_group) EXECUTE FUNCTION player_chain();
REVOKE ALL ON FUNCTION player_place, player_chain FROM PUBLIC;
