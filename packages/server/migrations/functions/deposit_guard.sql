-- An order goes forward only: 3 to 0, 1 or 2, and 0 to 1 or 2. What is credited or cancelled stays as it is; of an order
-- that an operator credited by himself the payment may be named afterwards, and what was taken back is marked for good.
CREATE OR REPLACE FUNCTION deposit_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = OLD.state THEN
    IF OLD.state IN (1, 2) AND (NEW.reason, NEW.paid, NEW.fee, NEW.bonus, NEW.ended_at)
      IS DISTINCT FROM (OLD.reason, OLD.paid, OLD.fee, OLD.bonus, OLD.ended_at)
      OR OLD.is_reversed AND NOT NEW.is_reversed
      -- The first of a player is another once the first was taken back.
      OR OLD.is_first AND NOT NEW.is_first AND NOT NEW.is_reversed
      OR OLD.pay_id IS NOT NULL AND NEW.pay_id IS DISTINCT FROM OLD.pay_id THEN
      RAISE EXCEPTION 'deposit % has ended', OLD.order_no USING ERRCODE = 'check_violation';
    END IF;
  ELSIF NOT (OLD.state = 3 OR OLD.state = 0 AND NEW.state IN (1, 2)) THEN
    RAISE EXCEPTION 'deposit % does not go from % to %', OLD.order_no, OLD.state, NEW.state
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER deposit_guard BEFORE UPDATE ON deposit
  FOR EACH ROW EXECUTE FUNCTION deposit_guard();

-- What was decided about a payment stays decided; what was left alone may be charged back by its provider yet.
CREATE OR REPLACE FUNCTION deposit_exception_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state > 1 AND NOT (OLD.state = 5 AND NEW.state = 6) THEN
    RAISE EXCEPTION 'exception % is resolved', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER deposit_exception_guard BEFORE UPDATE ON deposit_exception
  FOR EACH ROW EXECUTE FUNCTION deposit_exception_guard();
