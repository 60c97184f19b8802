-- Rules of the marks of a withdrawal (rules/check/withdraw-risk.ts), as operators have set them; a mark without a row is
-- as a new site begins. Scores from which somebody has to look, and from which funds are frozen.
CREATE TABLE risk_rule (
  mark text PRIMARY KEY CHECK (mark ~ '^[A-Z_]{1,32}$'),
  is_on boolean NOT NULL,
  threshold int NOT NULL CHECK (threshold BETWEEN 1 AND 1000000000),
  weight smallint NOT NULL CHECK (weight BETWEEN 0 AND 100));
CREATE TABLE risk_terms (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version int NOT NULL DEFAULT 1,
  look_from smallint NOT NULL DEFAULT 1 CHECK (look_from BETWEEN 1 AND 101),
  freeze_from smallint NOT NULL DEFAULT 90 CHECK (freeze_from BETWEEN 1 AND 101));
INSERT INTO risk_terms DEFAULT VALUES;
REVOKE INSERT, DELETE ON risk_terms FROM fairlot_app;

-- Lists of accounts, addresses of the network and devices (product 3.5). A white address or device makes no two accounts related.
CREATE TABLE risk_entry (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind smallint NOT NULL CHECK (kind BETWEEN 1 AND 3),
  -- A player by his number, an address as it is told, a device by the hash of its key in hex or by its id.
  value text NOT NULL CHECK (length(value) BETWEEN 1 AND 100),
  colour smallint NOT NULL CHECK (colour BETWEEN 1 AND 4),
  reason text NOT NULL CHECK (length(reason) <= 500),
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  until timestamptz,
  UNIQUE (kind, value));
REVOKE UPDATE ON risk_entry FROM fairlot_app;

-- What was measured when a withdrawal was asked for, and what the rules made of it then. Never changed.
CREATE TABLE risk_judgement (
  player_id bigint NOT NULL,
  withdrawal_id uuid NOT NULL,
  at timestamptz NOT NULL,
  version int NOT NULL,
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 100),
  measures jsonb NOT NULL,
  PRIMARY KEY (player_id, withdrawal_id));
CREATE INDEX risk_judgement_time ON risk_judgement (at);
REVOKE UPDATE, DELETE ON risk_judgement FROM fairlot_app;

-- What somebody has to look into. Of a player one at most is open.
CREATE TABLE risk_case (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id bigint NOT NULL REFERENCES player,
  withdrawal_id uuid,
  -- 0 open, 1 taken, 2 closed.
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 2),
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 100),
  -- Whether the rules froze the funds of its player when they opened it.
  is_frozen boolean NOT NULL DEFAULT false,
  opened_at timestamptz NOT NULL,
  opened_by int REFERENCES operator,
  reason text NOT NULL,
  taken_by int REFERENCES operator,
  closed_by int REFERENCES operator,
  closed_at timestamptz,
  -- 1 clean, 2 warned, 3 restricted.
  outcome smallint CHECK (outcome BETWEEN 1 AND 3),
  note text NOT NULL DEFAULT '',
  CHECK ((state = 2) = (closed_at IS NOT NULL) AND (state = 2) = (outcome IS NOT NULL)));
CREATE UNIQUE INDEX risk_case_one ON risk_case (player_id) WHERE state < 2;
CREATE INDEX risk_case_open ON risk_case (id) WHERE state < 2;
CREATE TABLE risk_case_note (
  case_id int NOT NULL REFERENCES risk_case,
  n smallint NOT NULL CHECK (n BETWEEN 1 AND 200),
  at timestamptz NOT NULL,
  author text NOT NULL,
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 500),
  PRIMARY KEY (case_id, n));
REVOKE UPDATE, DELETE ON risk_case_note FROM fairlot_app;
REVOKE UPDATE, DELETE ON risk_case FROM fairlot_app;
GRANT UPDATE (state, taken_by, closed_by, closed_at, outcome, note) ON risk_case TO fairlot_app;

-- Who else signed in from an address or a device: looked for by it.
CREATE INDEX session_by_ip ON session (ip, created_at);
CREATE INDEX session_by_device ON session (device_id, created_at) WHERE device_id IS NOT NULL;
