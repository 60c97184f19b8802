-- Transfers of players to their lines (product 4.5): the row behind two linked journals, 901 and 902. Nothing of it is changed
-- afterwards; a reversal is a row of its own. Kinds: 1 deposit, 2 pay, 3 dividend (rules/check/transfer.ts).
CREATE TABLE transfer (
  id uuid PRIMARY KEY,
  -- As people name it.
  no text NOT NULL UNIQUE CHECK (no ~ '^T[0-9]{8}[0-9A-F]{8}$'),
  from_player bigint NOT NULL REFERENCES player,
  to_player bigint NOT NULL REFERENCES player,
  -- A request and what it asked for: sent again, it is the same transfer.
  intent uuid NOT NULL,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3)),
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- How many times the receiver turns it over, in hundredths.
  times int NOT NULL CHECK (times BETWEEN 0 AND 10000),
  note text NOT NULL CHECK (length(note) <= 50),
  -- Of both wallets, after it.
  from_balance bigint NOT NULL,
  to_balance bigint NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (from_player, intent),
  CHECK (from_player <> to_player));
CREATE INDEX transfer_from ON transfer (from_player, made_at DESC, id DESC);
CREATE INDEX transfer_to ON transfer (to_player, made_at DESC, id DESC);
CREATE INDEX transfer_all ON transfer (made_at DESC, id DESC);

-- Transfers that two operators reversed: `taken` came out of the wallet of the receiver, `owed` was not there any more.
CREATE TABLE transfer_reversal (
  transfer_id uuid PRIMARY KEY REFERENCES transfer,
  taken bigint NOT NULL CHECK (taken >= 0),
  owed bigint NOT NULL CHECK (owed >= 0),
  made_by text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now());
CREATE INDEX transfer_reversal_at ON transfer_reversal (at DESC);

REVOKE ALL ON transfer, transfer_reversal FROM fairlot_app;
GRANT SELECT, INSERT ON transfer, transfer_reversal TO fairlot_app;
