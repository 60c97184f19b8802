-- At commit every journal has the entries that it says, two at least, numbered from 1 without gaps, with the
-- sum zero.
CREATE OR REPLACE FUNCTION ledger_check_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.ledger_entry e WHERE e.player_id = NEW.player_id AND e.journal_id = NEW.id
  HAVING sum(e.amount) = 0 AND count(*) > 1 AND max(e.seq) = count(*) AND count(*) = NEW.entries;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'journal % does not balance', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

-- A constraint trigger cannot be replaced in one word.
DROP TRIGGER IF EXISTS balanced ON ledger_journal;
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON ledger_journal DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_journal();
