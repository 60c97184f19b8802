-- Manifests older than thirty days stand in signed files, in pieces of the line of each game; here is which
-- piece is where. Manifests of days and terms stay in the table as well.
CREATE TABLE manifest_archive (
  game_id smallint NOT NULL REFERENCES game,
  from_seq int NOT NULL,
  to_seq int NOT NULL,
  -- Of the issues in it; null where it has none.
  first_serial bigint,
  last_serial bigint,
  -- Of its last manifest: what the next piece, or the table, goes on from.
  hash bytea NOT NULL CHECK (length(hash) = 32),
  -- SHA-256 of the file.
  file_hash bytea NOT NULL CHECK (length(file_hash) = 32),
  made_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (game_id, from_seq),
  CHECK (to_seq >= from_seq));
CREATE INDEX manifest_archive_by_serial ON manifest_archive (game_id, first_serial, last_serial);
-- What was archived stays so.
REVOKE UPDATE, DELETE ON manifest_archive FROM fairlot_app;
