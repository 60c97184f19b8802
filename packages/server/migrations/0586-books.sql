-- Audits of the books: a run looks at the journals behind one number and up to another, then at accounts, seals and
-- snapshots, step by step; `stage` and `place` say where the next step begins. What it found broken stands beside it.
CREATE TABLE books_run (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of everything, as by command; else of what came since the last one.
  is_whole boolean NOT NULL,
  after_n bigint NOT NULL CHECK (after_n >= 0),
  upto_n bigint NOT NULL CHECK (upto_n >= after_n),
  began_at timestamptz NOT NULL,
  ended_at timestamptz,
  stage text NOT NULL,
  place bigint NOT NULL,
  steps int NOT NULL DEFAULT 0);
CREATE INDEX books_run_open ON books_run (id) WHERE ended_at IS NULL;
CREATE TABLE books_break (
  run_id int NOT NULL REFERENCES books_run,
  nth int NOT NULL,
  stage text NOT NULL,
  invariant text NOT NULL,
  -- The range in which it was found, by numbers of journals, players, seals or ends of snapshots.
  after_n bigint NOT NULL,
  upto_n bigint NOT NULL,
  line text NOT NULL CHECK (length(line) <= 500),
  PRIMARY KEY (run_id, nth));
REVOKE UPDATE, DELETE, TRUNCATE ON books_run, books_break FROM fairlot_app;
GRANT UPDATE (ended_at, stage, place, steps) ON books_run TO fairlot_app;
