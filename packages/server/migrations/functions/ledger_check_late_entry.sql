-- Entries 1 and 2 exist in every journal that was ever committed, so whatever is added later is a third.
CREATE OR REPLACE FUNCTION ledger_check_late_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.ledger_journal j
  WHERE j.player_id = NEW.player_id AND j.id = NEW.journal_id AND j.xid = pg_current_xact_id();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'journal % is finished', NEW.journal_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER no_late_entry AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.seq > 2) EXECUTE FUNCTION ledger_check_late_entry();
