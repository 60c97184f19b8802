-- Draws from the hash of a block of a public chain (mode 2): which block it was.
ALTER TABLE issue DROP CONSTRAINT issue_mode_check;
ALTER TABLE issue ADD CONSTRAINT issue_mode_check CHECK (mode IN (0, 1, 2));
ALTER TABLE issue ADD COLUMN block_height bigint CHECK (block_height IS NULL OR mode = 2);

-- The first block of a chain at or after a time, as enough of its nodes agreed on it. Never another one.
CREATE TABLE draw_block (
  chain text NOT NULL,
  from_at timestamptz NOT NULL,
  height bigint NOT NULL,
  block_at timestamptz NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (chain, from_at),
  CHECK (block_at >= from_at));
-- What a block was never changes.
REVOKE UPDATE, DELETE ON draw_block FROM fairlot_app;
