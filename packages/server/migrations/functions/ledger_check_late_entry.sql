-- All entries that a journal says it has were there when it was committed: whatever is added later is one more.
CREATE OR REPLACE FUNCTION ledger_check_late_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.ledger_journal j
  WHERE j.player_id = NEW.player_id AND j.id = NEW.journal_id AND NEW.seq <= j.entries;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'journal % is finished', NEW.journal_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER no_late_entry AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.seq > 2) EXECUTE FUNCTION ledger_check_late_entry();
