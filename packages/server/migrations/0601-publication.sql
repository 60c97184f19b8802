-- What operators published, every version of it for ever: rules of a way to pay, of a layer, of money. Version 1 is what
-- was there before anybody changed it, and is written with the second.
CREATE TABLE publication (
  subject text NOT NULL CHECK (subject ~ '^[a-z]{1,20}( [a-z0-9-]{1,32})?$'),
  version int NOT NULL CHECK (version > 0),
  at timestamptz NOT NULL DEFAULT app_now(),
  maker text NOT NULL,
  checker text NOT NULL,
  reason text NOT NULL CHECK (length(reason) <= 500),
  rules jsonb NOT NULL,
  PRIMARY KEY (subject, version));
REVOKE UPDATE, DELETE ON publication FROM fairlot_app;

-- A way to pay may be down for a while, with words for its players.
ALTER TABLE deposit_channel
  ADD COLUMN maintenance_until timestamptz,
  ADD COLUMN maintenance_zh text NOT NULL DEFAULT '' CHECK (length(maintenance_zh) <= 200),
  ADD COLUMN maintenance_en text NOT NULL DEFAULT '' CHECK (length(maintenance_en) <= 200);
