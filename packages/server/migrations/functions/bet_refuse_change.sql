-- What was accepted stays as it was accepted, and a bet ends once a run; also against the owner's own mistakes.
-- The first trigger looks at which columns a statement names, so that it costs nothing a row: a new column
-- of what was accepted joins that list. No trigger looks into the journal or the issue, which may live on
-- another machine: a bet that came in past bet_place is found by the audit.
CREATE OR REPLACE FUNCTION bet_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: what was accepted stays', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER accepted_stays BEFORE DELETE OR UPDATE OF player_id, id, intent, issue_id, play_id, mode,
  prize_group, notes, multiple, terms_version, unit_stake, stake, most_prize, is_solo, accepted_at, odds, content, selection_hash, leaf_hash, chain, turnover ON bet
  FOR EACH STATEMENT EXECUTE FUNCTION bet_refuse_change();
CREATE OR REPLACE TRIGGER ends_once BEFORE UPDATE ON bet
  FOR EACH ROW WHEN ((OLD.state <> 0 AND (OLD.state = 1 OR NEW.state < 2 OR NEW.run <= OLD.run)) OR NEW.state = 0) EXECUTE FUNCTION bet_refuse_change();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON bet
  FOR EACH STATEMENT EXECUTE FUNCTION bet_refuse_change();
CREATE OR REPLACE TRIGGER accepted_stays BEFORE UPDATE OR DELETE ON bet_cart
  FOR EACH STATEMENT EXECUTE FUNCTION bet_refuse_change();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON bet_cart
  FOR EACH STATEMENT EXECUTE FUNCTION bet_refuse_change();
