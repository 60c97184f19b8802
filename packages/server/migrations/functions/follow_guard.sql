-- An order goes only forward, and a plan ends once; also against mistakes of the program itself.
-- A correction counts an order that ended anew; whether it was bet stays.
CREATE OR REPLACE FUNCTION follow_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: what ended stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER goes_forward BEFORE UPDATE ON follow_order
  FOR EACH ROW WHEN (OLD.state IN (4, 5, 6) OR OLD.state > 0 AND NEW.state IN (0, 5)
    OR OLD.bet_ids IS NOT NULL AND OLD.bet_ids IS DISTINCT FROM NEW.bet_ids OR OLD.state > 1 AND NEW.run <= OLD.run)
  EXECUTE FUNCTION follow_guard();
CREATE OR REPLACE TRIGGER ends_once BEFORE UPDATE OF state, ended_at ON follow_plan
  FOR EACH ROW WHEN (OLD.state <> 0) EXECUTE FUNCTION follow_guard();
-- What a follower pays is what he agreed to when he began; a payment is taken back once.
CREATE OR REPLACE TRIGGER keeps_rate BEFORE UPDATE OF rate ON follow_plan
  FOR EACH ROW WHEN (OLD.rate <> NEW.rate) EXECUTE FUNCTION follow_guard();
CREATE OR REPLACE TRIGGER back_once BEFORE UPDATE ON follow_commission
  FOR EACH ROW WHEN (OLD.taken_back_at IS NOT NULL) EXECUTE FUNCTION follow_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON follow_commission
  FOR EACH STATEMENT EXECUTE FUNCTION follow_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON follow_order
  FOR EACH STATEMENT EXECUTE FUNCTION follow_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON follow_plan
  FOR EACH STATEMENT EXECUTE FUNCTION follow_guard();

-- Forgets orders that ended more than a year and a day ago, then plans that have none left, with their payments when these
-- are as old: a later one may still be looked for by its journal. A few at a time.
CREATE OR REPLACE FUNCTION follow_forget(_most int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _line timestamptz := app_now() - interval '366 days';
  _orders int;
  _plans int;
  _players bigint[];
  _ids uuid[];
BEGIN
  DELETE FROM follow_order o USING (
    SELECT player_id, intent FROM follow_order WHERE state > 1 AND ended_at < _line ORDER BY ended_at LIMIT _most) d
  WHERE o.player_id = d.player_id AND o.intent = d.intent;
  GET DIAGNOSTICS _orders = ROW_COUNT;
  SELECT array_agg(d.player_id), array_agg(d.id) INTO _players, _ids FROM (
    SELECT player_id, id FROM follow_plan w WHERE state > 0 AND ended_at < _line
      AND NOT EXISTS (SELECT FROM follow_order o WHERE o.player_id = w.player_id AND o.plan_id = w.id)
      AND NOT EXISTS (SELECT FROM follow_commission c
        WHERE c.player_id = w.player_id AND c.plan_id = w.id AND greatest(c.paid_at, c.taken_back_at) >= _line)
    ORDER BY ended_at LIMIT _most) d;
  DELETE FROM follow_commission c WHERE c.player_id = ANY (_players) AND c.plan_id = ANY (_ids);
  DELETE FROM follow_plan p WHERE p.player_id = ANY (_players) AND p.id = ANY (_ids);
  GET DIAGNOSTICS _plans = ROW_COUNT;
  RETURN _orders + _plans;
END $$;
REVOKE ALL ON FUNCTION follow_forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_forget TO fairlot_app;
