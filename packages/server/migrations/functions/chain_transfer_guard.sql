-- What was taken stays taken: it is credited, or stands in the queue. What a chain took back may come again.
CREATE OR REPLACE FUNCTION chain_transfer_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state IN (1, 3) THEN
    RAISE EXCEPTION 'transfer % of % is taken', OLD.tx, OLD.chain USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER chain_transfer_guard BEFORE UPDATE ON chain_transfer
  FOR EACH ROW EXECUTE FUNCTION chain_transfer_guard();
