-- What people say that an issue of a fed game drew. Two say it, neither sees the other: the first waits; of
-- the second both become agreed, and the issue is drawn, or both are void.
CREATE TABLE draw_entry (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  issue_id int NOT NULL REFERENCES issue,
  operator_id int NOT NULL REFERENCES operator,
  -- Of the second: who was first, and that is another person.
  after_operator int REFERENCES operator CHECK (after_operator <> operator_id),
  number text NOT NULL,
  evidence text NOT NULL CHECK (length(evidence) BETWEEN 3 AND 500),
  made_at timestamptz NOT NULL DEFAULT app_now(),
  outcome text NOT NULL CHECK (outcome IN ('waits', 'agreed', 'void')),
  CHECK (outcome <> 'waits' OR after_operator IS NULL));
CREATE UNIQUE INDEX draw_entry_waits ON draw_entry (issue_id) WHERE outcome = 'waits';
CREATE INDEX draw_entry_of_issue ON draw_entry (issue_id, id);
REVOKE UPDATE, DELETE ON draw_entry FROM fairlot_app;
GRANT UPDATE (outcome) ON draw_entry TO fairlot_app;

-- What sources of a feed told of issues that were sold here, and since when each says so; 0 is a file.
CREATE TABLE feed_told (
  issue_id int NOT NULL REFERENCES issue,
  source smallint NOT NULL CHECK (source >= 0),
  number text NOT NULL,
  told_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (issue_id, source, number));
REVOKE UPDATE, DELETE ON feed_told FROM fairlot_app;

-- The sources of fed games, as they were asked last.
CREATE TABLE feed_source (
  game_id smallint NOT NULL REFERENCES game,
  source smallint NOT NULL CHECK (source > 0),
  asked_at timestamptz NOT NULL,
  answered_at timestamptz,
  latency_ms int,
  serial_number bigint,
  PRIMARY KEY (game_id, source)) WITH (fillfactor = 60);

-- What players are told of an issue that was held or cancelled. Known: bets from then on are void, a source
-- told the number that early.
ALTER TABLE issue ADD COLUMN notice text CHECK (length(notice) <= 500), ADD COLUMN known_at timestamptz;

-- Minutes after its draw: from when an issue without a number is late, and from when it is to be given up.
ALTER TABLE game
  ADD COLUMN late_minutes int NOT NULL DEFAULT 10 CHECK (late_minutes > 0),
  ADD COLUMN give_up_minutes int NOT NULL DEFAULT 180 CHECK (give_up_minutes > 0);
