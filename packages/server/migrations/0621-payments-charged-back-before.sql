-- A payment of which people ended a chargeback before it came (8) is put before them.
ALTER TABLE deposit_exception DROP CONSTRAINT deposit_exception_kind_check,
  ADD CONSTRAINT deposit_exception_kind_check CHECK (kind BETWEEN 1 AND 8);

-- Those that are ended are asked for by their payment and their order as those that are open are.
CREATE INDEX deposit_chargeback_payment ON deposit_chargeback (provider, pay_id);
CREATE INDEX deposit_chargeback_order ON deposit_chargeback (provider, order_no);
DROP INDEX deposit_chargeback_open_payment, deposit_chargeback_open_order;

-- A chargeback finds the order that its payment was credited to, whichever it names.
CREATE INDEX deposit_payment ON deposit (provider, pay_id) WHERE pay_id IS NOT NULL;
