-- Corrections of fed draws. Each is a run of its own: what the issue drew by the run before, and what it
-- drew; the prizes of the run before are taken back and paid again. The first number stays with the issue.
ALTER TABLE issue ADD COLUMN first_number text;
CREATE TABLE issue_correction (
  issue_id int NOT NULL REFERENCES issue,
  run smallint NOT NULL CHECK (run > 1),
  before_number text NOT NULL,
  number text NOT NULL,
  evidence text NOT NULL CHECK (length(evidence) BETWEEN 3 AND 500),
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 500),
  maker int NOT NULL REFERENCES operator,
  checker int NOT NULL REFERENCES operator,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  -- Null while prizes are taken back and paid again.
  finished_at timestamptz,
  PRIMARY KEY (issue_id, run),
  CHECK (number <> before_number), CHECK (maker <> checker));
CREATE UNIQUE INDEX issue_correction_runs ON issue_correction (issue_id) WHERE finished_at IS NULL;
CREATE INDEX issue_correction_finished ON issue_correction (finished_at);
REVOKE UPDATE, DELETE ON issue_correction FROM fairlot_app;
GRANT UPDATE (finished_at) ON issue_correction TO fairlot_app;

ALTER TABLE issue_job DROP CONSTRAINT issue_job_step_check;
ALTER TABLE issue_job ADD CONSTRAINT issue_job_step_check
  CHECK (step IN ('open', 'close', 'draw', 'settle', 'refund', 'correct', 'done'));

-- By which run a bet ended as it says, and how it had ended by the runs before.
DROP VIEW bet_record;
ALTER TABLE bet ADD COLUMN run smallint NOT NULL DEFAULT 1;
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, i.serial_number, i.close_at, i.draw_at, i.winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id;
CREATE TABLE bet_outcome (
  player_id bigint NOT NULL,
  bet_id uuid NOT NULL,
  run smallint NOT NULL,
  -- The run that made another of it.
  until_run smallint NOT NULL,
  state smallint NOT NULL CHECK (state IN (2, 3)),
  prize bigint NOT NULL,
  refund bigint NOT NULL,
  hits bigint[],
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, bet_id, run),
  CHECK (until_run > run));
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON bet_outcome FROM fairlot_app;

-- Kinds that take back what was paid by mistake, below zero where the money is gone.
ALTER TABLE ledger_kind ADD COLUMN recalls boolean NOT NULL DEFAULT false;
