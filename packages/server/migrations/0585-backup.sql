-- How the backups of the embedded database are: one row, from the first start on that looks after them. The owner writes
-- it, who alone may copy the database; times are those of the machine, by which its log is read.
CREATE TABLE backup_state (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  watched_at timestamptz NOT NULL,
  -- Whole copies that are kept: how many, the end of the oldest and of the newest, and what that one has in bytes.
  copies int NOT NULL DEFAULT 0,
  first_at timestamptz,
  last_at timestamptz,
  last_bytes bigint,
  -- When a file of the log was copied last, and what all of it takes in bytes.
  log_at timestamptz,
  bytes bigint NOT NULL DEFAULT 0,
  failed_at timestamptz,
  fault_zh text,
  fault_en text);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON backup_state FROM fairlot_app;
