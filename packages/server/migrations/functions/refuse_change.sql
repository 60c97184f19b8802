-- What was published or told stays as it was written.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% keeps what was written', TG_TABLE_NAME; END $$;

CREATE OR REPLACE TRIGGER game_event_keep BEFORE UPDATE OR DELETE ON game_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER draw_chain_keep BEFORE UPDATE OR DELETE ON draw_chain
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER beacon_round_keep BEFORE UPDATE OR DELETE ON beacon_round
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER game_terms_keep BEFORE UPDATE OR DELETE ON game_terms
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER ticket_block_keep BEFORE UPDATE OR DELETE ON ticket_block
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER operator_audit_keep BEFORE UPDATE OR DELETE ON operator_audit
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER operator_audit_keep_all BEFORE TRUNCATE ON operator_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER game_version_keep BEFORE UPDATE OR DELETE ON game_version
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER game_version_keep_all BEFORE TRUNCATE ON game_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER feed_told_keep BEFORE UPDATE OR DELETE ON feed_told
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- An entry is decided once.
CREATE OR REPLACE TRIGGER draw_entry_keep BEFORE UPDATE OR DELETE ON draw_entry
  FOR EACH ROW WHEN (OLD.outcome <> 'waits') EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER holiday_keep BEFORE UPDATE OR DELETE ON holiday
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER holiday_keep_all BEFORE TRUNCATE ON holiday
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER calendar_year_keep BEFORE UPDATE OR DELETE ON calendar_year
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER calendar_year_keep_all BEFORE TRUNCATE ON calendar_year
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER told_serial_keep BEFORE UPDATE OR DELETE ON told_serial
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER told_serial_keep_all BEFORE TRUNCATE ON told_serial
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- A correction is finished once, and nothing else about it changes.
CREATE OR REPLACE TRIGGER issue_correction_keep BEFORE UPDATE OR DELETE ON issue_correction
  FOR EACH ROW WHEN (OLD.finished_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER bet_outcome_keep BEFORE UPDATE OR DELETE ON bet_outcome
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER bet_outcome_keep_all BEFORE TRUNCATE ON bet_outcome
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER rebate_chain_keep BEFORE UPDATE OR DELETE ON rebate_chain
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER rebate_chain_keep_all BEFORE TRUNCATE ON rebate_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER debt_move_keep BEFORE UPDATE OR DELETE ON debt_move
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER debt_move_keep_all BEFORE TRUNCATE ON debt_move
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER deposit_reversal_keep BEFORE UPDATE OR DELETE ON deposit_reversal
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER deposit_reversal_keep_all BEFORE TRUNCATE ON deposit_reversal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
