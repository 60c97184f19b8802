-- Operators read what was charged back newest first: what is to be looked at, and what is done.
CREATE INDEX deposit_chargeback_open_id ON deposit_chargeback (id) WHERE state = 0;
CREATE INDEX deposit_chargeback_done_id ON deposit_chargeback (id) WHERE state > 0;
