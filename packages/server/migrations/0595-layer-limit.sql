-- What players of a layer have otherwise than the site has it: of a method of withdrawing, or of a way to deposit. Layer 0 is
-- everybody, of methods alone. Amounts are thousandths, a fee is hundredths of a per cent; null: as it is anyway.
CREATE TABLE layer_limit (
  about text NOT NULL CHECK (about ~ '^(card|usdt|purse|channel-[1-9][0-9]{0,9})$'),
  layer_id int NOT NULL CHECK (layer_id >= 0),
  least bigint CHECK (least > 0),
  most bigint CHECK (most > 0),
  day_most bigint CHECK (day_most > 0),
  fee_rate int CHECK (fee_rate BETWEEN 0 AND 5000),
  fee_cap bigint CHECK (fee_cap >= 0),
  PRIMARY KEY (about, layer_id),
  CHECK (least <= most));
REVOKE DELETE ON layer_limit FROM fairlot_app;
