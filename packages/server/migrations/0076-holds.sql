-- Money of a player that is set aside for something: still his, and not available. It lies in an account of
-- his own (3) under the number of its hold, so that the books say all of it; a row here says what the hold is
-- for, until when, and what is left of it.
CREATE TABLE ledger_hold (
  player_id bigint NOT NULL,
  -- `ref` of its entries in account 3.
  id bigint NOT NULL,
  -- The kind of the journal that made it.
  kind smallint NOT NULL,
  currency char(3) NOT NULL,
  journal_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  remaining bigint NOT NULL,
  -- Rises with every part that leaves it or comes back.
  version int NOT NULL DEFAULT 0,
  -- From then on nothing is taken out of it but back to the player; null: it has no end.
  expires_at timestamptz,
  PRIMARY KEY (player_id, id),
  CONSTRAINT hold_remaining CHECK (remaining BETWEEN 0 AND amount),
  FOREIGN KEY (player_id, journal_id) REFERENCES ledger_journal (player_id, id)) WITH (fillfactor = 80);
CREATE INDEX ledger_hold_expires ON ledger_hold (expires_at) WHERE remaining > 0;
REVOKE ALL ON ledger_hold FROM fairlot_app;
GRANT SELECT ON ledger_hold TO fairlot_app;

-- Of a kind that moves what is held: the kind that held it.
ALTER TABLE ledger_kind ADD COLUMN hold smallint;

-- What is held has left the balance of the account.
ALTER TABLE ledger_account DROP COLUMN reserved;
ALTER TABLE ledger_account ADD CONSTRAINT account_floor CHECK (NOT floor_zero OR balance >= 0);
