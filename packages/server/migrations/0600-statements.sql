-- Statements that were made: which, for whom, by whom (null: the player himself), and the hash of what each says. Its
-- file lies in the data folder for a quarter of an hour; this row for a year.
CREATE TABLE statement_made (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  operator_id int,
  format text NOT NULL CHECK (format IN ('csv', 'json', 'pdf')),
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  asked_at timestamptz NOT NULL DEFAULT app_now(),
  -- Null until it is made.
  rows int CHECK (rows >= 0),
  bytes bigint CHECK (bytes > 0),
  sha256 bytea CHECK (length(sha256) = 32),
  PRIMARY KEY (player_id, id));
CREATE INDEX statement_made_asked ON statement_made (player_id, asked_at);
CREATE INDEX statement_made_id ON statement_made (id);
REVOKE UPDATE ON statement_made FROM fairlot_app;
GRANT UPDATE (rows, bytes, sha256) ON statement_made TO fairlot_app;
