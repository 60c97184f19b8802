-- What a kind of journal is, and which accounts it moves between; its rows: functions/ledger_kind.sql.
CREATE TABLE ledger_kind (
  kind smallint PRIMARY KEY,
  -- Classification of the cash flow (product rules 6.1); null for what only the house sees, in its own books.
  class smallint,
  zh text NOT NULL,
  en text NOT NULL,
  source smallint NOT NULL,
  target smallint NOT NULL,
  either_way boolean NOT NULL DEFAULT false,
  -- The kind that it reverses, if it is a reversal.
  takes_back smallint,
  -- What the player is owed reaches a frozen account and a closed one too.
  owed boolean NOT NULL DEFAULT false);
REVOKE ALL ON ledger_kind FROM fairlot_app;
GRANT SELECT ON ledger_kind TO fairlot_app;

-- From which version of the account on nothing but what is owed may follow.
ALTER TABLE ledger_account
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN closed_version bigint;
UPDATE ledger_account SET closed_at = app_now(), closed_version = version WHERE status = 2;
ALTER TABLE ledger_account ADD CONSTRAINT account_closed
  CHECK ((status = 2) = (closed_version IS NOT NULL) AND (status = 2) = (closed_at IS NOT NULL));

-- A journal carries a number and how many entries it has, so that nothing here rests on numbers of
-- transactions: those are another machine's in a spread database, and begin anew in a restored one.
CREATE SEQUENCE ledger_n;
REVOKE ALL ON ledger_n FROM fairlot_app;
ALTER TABLE ledger_journal DISABLE TRIGGER USER;
ALTER TABLE ledger_journal ADD COLUMN n bigint, ADD COLUMN entries smallint;
UPDATE ledger_journal j SET n = o.n, entries = o.entries
FROM (
  SELECT k.player_id, k.id, row_number() OVER (ORDER BY k.created_at, k.xid, k.player_id, k.id) AS n,
    (SELECT count(*) FROM ledger_entry e WHERE e.player_id = k.player_id AND e.journal_id = k.id) AS entries
  FROM ledger_journal k) o
WHERE j.player_id = o.player_id AND j.id = o.id;
SELECT setval('ledger_n', max(n)) FROM ledger_journal HAVING max(n) IS NOT NULL;
ALTER TABLE ledger_journal
  ALTER COLUMN n SET DEFAULT nextval('ledger_n'), ALTER COLUMN n SET NOT NULL, ALTER COLUMN entries SET NOT NULL,
  -- A journal of one posting.
  ALTER COLUMN entries SET DEFAULT 2,
  DROP COLUMN xid, ADD CONSTRAINT journal_entries CHECK (entries > 1);
ALTER TABLE ledger_journal ENABLE TRIGGER USER;
CREATE INDEX ledger_journal_n ON ledger_journal USING brin (n) WITH (autosummarize = on);

-- The sum of a house account over all journals up to a number, below which none can still come.
DROP FUNCTION IF EXISTS ledger_snapshot_take(smallint, bigint, char);
DROP TABLE ledger_snapshot;
CREATE TABLE ledger_snapshot (
  account smallint NOT NULL, ref bigint NOT NULL, currency char(3) NOT NULL, upto bigint NOT NULL,
  balance bigint NOT NULL, PRIMARY KEY (account, ref, currency, upto));
REVOKE ALL ON ledger_snapshot FROM fairlot_app;
GRANT SELECT ON ledger_snapshot TO fairlot_app;

-- The seals (I10): each covers the journals from one number to another, and the seal before it.
CREATE TABLE ledger_seal (
  seal bigint PRIMARY KEY CHECK (seal > 0),
  -- Journals with after_n < n <= upto_n.
  after_n bigint NOT NULL,
  upto_n bigint NOT NULL CHECK (upto_n > after_n),
  journals int NOT NULL,
  prev_hash bytea NOT NULL CHECK (length(prev_hash) = 32),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  -- Ed25519 of the installation, over what ledger/seal.ts says.
  key bytea NOT NULL CHECK (length(key) = 32),
  sig bytea NOT NULL CHECK (length(sig) = 64),
  sealed_at timestamptz NOT NULL DEFAULT app_now());
REVOKE ALL ON ledger_seal FROM fairlot_app;
GRANT SELECT ON ledger_seal TO fairlot_app;
