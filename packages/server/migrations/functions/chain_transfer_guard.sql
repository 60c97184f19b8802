-- What was taken stays taken: it is credited, or stands in the queue. It may be said to be gone from its chain, and to be
-- back; whose it was, and how much, is as it was. What a chain took back before it was taken may come again.
CREATE OR REPLACE FUNCTION chain_transfer_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state IN (1, 3, 4) AND (
    (NEW.chain, NEW.tx, NEW.log_index, NEW.key, NEW.units, NEW.order_no, NEW.taken_at)
      IS DISTINCT FROM (OLD.chain, OLD.tx, OLD.log_index, OLD.key, OLD.units, OLD.order_no, OLD.taken_at)
    OR NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN ((1, 4), (4, 1))) THEN
    RAISE EXCEPTION 'transfer % of % is taken', OLD.tx, OLD.chain USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER chain_transfer_guard BEFORE UPDATE ON chain_transfer
  FOR EACH ROW EXECUTE FUNCTION chain_transfer_guard();
