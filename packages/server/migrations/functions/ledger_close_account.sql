-- Marks from which version of a closed account on only what is owed may follow (I11).
CREATE OR REPLACE FUNCTION ledger_close_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 2 AND OLD.status <> 2 THEN
    NEW.closed_at := app_now();
    NEW.closed_version := OLD.version;
  ELSIF NEW.status <> 2 THEN
    NEW.closed_at := NULL;
    NEW.closed_version := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER close_account BEFORE UPDATE OF status ON ledger_account
  FOR EACH ROW EXECUTE FUNCTION ledger_close_account();
