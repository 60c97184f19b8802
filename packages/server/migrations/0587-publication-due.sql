-- Versions that two operators agreed on and that hold from a time on: one of a subject waits. States: 0 waits, 1 published,
-- 2 taken back, 3 void, because what it was made of was not there any more at its time.
CREATE TABLE publication_due (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  subject text NOT NULL CHECK (subject ~ '^[a-z]{1,20}( [a-z0-9-]{1,32})?$'),
  version int NOT NULL CHECK (version > 1),
  due_at timestamptz NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  maker text NOT NULL,
  checker int NOT NULL,
  reason text NOT NULL CHECK (length(reason) <= 500),
  was jsonb NOT NULL,
  changes jsonb NOT NULL,
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3),
  ended_at timestamptz,
  CHECK ((state = 0) = (ended_at IS NULL)));
CREATE UNIQUE INDEX publication_due_one ON publication_due (subject) WHERE state = 0;
CREATE INDEX publication_due_at ON publication_due (due_at) WHERE state = 0;
REVOKE UPDATE, DELETE ON publication_due FROM fairlot_app;
GRANT UPDATE (state, ended_at) ON publication_due TO fairlot_app;
