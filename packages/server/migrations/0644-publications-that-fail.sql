-- A version whose publication throws: how often it did, when it is tried again, and 4 as why it is void, when it did so too
-- often. Tried again by an operator it waits anew.
ALTER TABLE publication_due ADD COLUMN failures smallint NOT NULL DEFAULT 0 CHECK (failures BETWEEN 0 AND 100),
  ADD COLUMN retry_at timestamptz;
ALTER TABLE publication_due DROP CONSTRAINT publication_due_why_check,
  ADD CONSTRAINT publication_due_why_check CHECK (why BETWEEN 1 AND 4);
GRANT UPDATE (failures, retry_at) ON publication_due TO fairlot_app;
