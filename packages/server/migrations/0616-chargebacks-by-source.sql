-- A chargeback names the journal that it took back, or that operators had taken back before it (`source`, a key of the
-- player's books): each is taken back by one of them.
ALTER TABLE deposit_chargeback ADD COLUMN source text;
UPDATE deposit_chargeback c SET source = v.source FROM deposit_reversal v
WHERE c.state = 1 AND v.player_id = c.player_id AND v.source = 'supplement:' || c.provider || ':' || c.pay_id;
UPDATE deposit_chargeback c SET source = v.source FROM deposit_reversal v
WHERE c.state = 1 AND c.source IS NULL AND v.player_id = c.player_id AND v.source = 'deposit:' || c.order_no;
CREATE UNIQUE INDEX deposit_chargeback_source ON deposit_chargeback (player_id, source) WHERE source IS NOT NULL;

-- One of a name that another has already (5) is kept beside it, for somebody to look at.
ALTER TABLE deposit_chargeback DROP CONSTRAINT deposit_chargeback_why_check,
  ADD CONSTRAINT deposit_chargeback_why_check CHECK (why BETWEEN 1 AND 5);
ALTER TABLE deposit_chargeback DROP CONSTRAINT deposit_chargeback_provider_ref_key;
CREATE UNIQUE INDEX deposit_chargeback_ref ON deposit_chargeback (provider, ref) WHERE why IS DISTINCT FROM 5;
CREATE UNIQUE INDEX deposit_chargeback_told ON deposit_chargeback (provider, ref, pay_id, amount, currency);

-- One that came before its payment is judged again when that comes.
CREATE INDEX deposit_chargeback_open_payment ON deposit_chargeback (provider, pay_id) WHERE state = 0;
CREATE INDEX deposit_chargeback_open_order ON deposit_chargeback (provider, order_no) WHERE state = 0;
GRANT UPDATE (why, player_id, source) ON deposit_chargeback TO fairlot_app;
