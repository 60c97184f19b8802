-- A step of an issue that keeps failing: how often since it began, why the last time, and whether an
-- operator told everybody to leave it alone.
ALTER TABLE issue_job
  ADD failures int NOT NULL DEFAULT 0,
  ADD last_error text,
  ADD failed_at timestamptz,
  ADD held_at timestamptz;
