-- The books (reliability 3.3). Amounts are thousandths of a unit; positive raises what we owe the
-- account's owner. player_id says whose books a row belongs to, 0 is the house; it leads every key, so
-- that the tables can be spread by it. Account kinds below 10 belong to a player, have a balance row and
-- a floor; all others are entries only, and nobody waits for them.

CREATE TABLE ledger_account (
  player_id bigint NOT NULL, kind smallint NOT NULL, currency char(3) NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  version bigint NOT NULL DEFAULT 0,
  floor_zero boolean NOT NULL DEFAULT true,
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),   -- open, frozen, closed
  PRIMARY KEY (player_id, kind, currency),
  CHECK (kind < 10), CHECK (player_id > 0),
  CONSTRAINT account_floor CHECK (NOT floor_zero OR balance - reserved >= 0)) WITH (fillfactor = 60);

CREATE TABLE ledger_journal (
  player_id bigint NOT NULL, id uuid NOT NULL, kind smallint NOT NULL, currency char(3) NOT NULL,
  idem_scope smallint NOT NULL, idem_key text NOT NULL, request_hash bytea NOT NULL,
  actor bigint, reverses uuid,
  effective_at timestamptz NOT NULL, created_at timestamptz NOT NULL,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(), meta jsonb,
  PRIMARY KEY (player_id, id),
  CONSTRAINT journal_key UNIQUE (player_id, idem_scope, idem_key),
  FOREIGN KEY (player_id, reverses) REFERENCES ledger_journal);
CREATE INDEX ledger_journal_by_time ON ledger_journal (player_id, created_at);
-- What was reversed once cannot be reversed again.
CREATE UNIQUE INDEX ledger_journal_reverses ON ledger_journal (player_id, reverses) WHERE reverses IS NOT NULL;

CREATE TABLE ledger_entry (
  player_id bigint NOT NULL, journal_id uuid NOT NULL, seq smallint NOT NULL CHECK (seq > 0),
  account smallint NOT NULL, ref bigint NOT NULL DEFAULT 0, currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0), balance_after bigint, version_after bigint,
  PRIMARY KEY (player_id, journal_id, seq),
  CHECK ((account < 10) = (version_after IS NOT NULL)), CHECK ((account < 10) = (balance_after IS NOT NULL)),
  FOREIGN KEY (player_id, journal_id) REFERENCES ledger_journal);
-- A lost update cannot commit: two entries would carry the same version.
CREATE UNIQUE INDEX ledger_entry_version ON ledger_entry (player_id, account, currency, version_after)
  WHERE version_after IS NOT NULL;
CREATE INDEX ledger_entry_account ON ledger_entry (account, ref, journal_id) WHERE account >= 10;

-- The sum of a house account up to a transaction before which none is still running.
CREATE TABLE ledger_snapshot (
  account smallint NOT NULL, ref bigint NOT NULL, currency char(3) NOT NULL, upto xid8 NOT NULL,
  balance bigint NOT NULL, PRIMARY KEY (account, ref, currency, upto));

REVOKE ALL ON ledger_account, ledger_journal, ledger_entry, ledger_snapshot FROM fairlot_app;
GRANT SELECT ON ledger_account, ledger_journal, ledger_entry, ledger_snapshot TO fairlot_app;
