-- The database defends itself, also against the owner's own mistakes. Emptying a table has a trigger of its
-- own: a spread table cannot have both in one.
CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: the ledger is append-only', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_journal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_journal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_seal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_seal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
