-- Games and their issues. An issue goes WAITING 0 -> WINNUMBERGOT 1 -> AWARDED 2, or WAITING 0 -> CANCEL 3;
-- what was published of it never changes.
CREATE TABLE game (
  id smallint PRIMARY KEY,
  code text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('platform', 'official')),
  -- ONLINE 0, MAINTAIN 1, OFFLINE 2, OFFCIAL_OFFLINE 3, and which part of the program or who set it.
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3),
  state_reason text NOT NULL DEFAULT '',
  state_at timestamptz NOT NULL DEFAULT app_now(),
  -- Least time between the close of an issue and the emission of its beacon round.
  beacon_delta_ms int NOT NULL DEFAULT 6000 CHECK (beacon_delta_ms >= 3000),
  -- How old the newest official result may be for the game to be sold.
  feed_fresh_hours int NOT NULL DEFAULT 48 CHECK (feed_fresh_hours > 0));

CREATE TABLE issue (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_id smallint NOT NULL REFERENCES game,
  serial_number bigint NOT NULL,
  day date NOT NULL,
  day_index int NOT NULL,
  start_at timestamptz NOT NULL,
  close_at timestamptz NOT NULL,
  draw_at timestamptz NOT NULL,
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3),
  -- Inside WAITING: sealed and without its beacon round yet.
  is_awaiting_beacon boolean NOT NULL DEFAULT false,
  -- 1 beacon, 0 committed in advance; null for official games.
  mode smallint CHECK (mode IN (0, 1)),
  round bigint,
  opened_at timestamptz,
  -- The mark of the closer: no bet after it. Sealed: nobody is still writing one either.
  closed_at timestamptz,
  sealed_at timestamptz,
  drawn_at timestamptz,
  finished_at timestamptz,
  original_number text,
  winning_number text,
  UNIQUE (game_id, serial_number),
  CHECK (start_at < close_at AND close_at <= draw_at),
  CHECK ((mode = 1) = (round IS NOT NULL)),
  CHECK ((winning_number IS NULL) = (original_number IS NULL)),
  CHECK ((winning_number IS NULL) = (state IN (0, 3))));
CREATE INDEX issue_by_time ON issue (game_id, close_at);
CREATE INDEX issue_drawn ON issue (game_id, close_at) WHERE winning_number IS NOT NULL;
CREATE INDEX issue_by_day ON issue (game_id, day);
CREATE INDEX issue_awaiting ON issue (round) WHERE is_awaiting_beacon;
CREATE INDEX issue_by_round ON issue (round) WHERE state = 0 AND round IS NOT NULL;

-- What is to be done with an issue next. Whoever works on it holds the lease; the fence decides:
-- every write of a worker asks for the fence that it was given.
CREATE TABLE issue_job (
  issue_id int PRIMARY KEY REFERENCES issue ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('platform', 'official')),
  step text NOT NULL CHECK (step IN ('open', 'close', 'draw', 'settle', 'refund', 'done')),
  due_at timestamptz NOT NULL,
  owner text,
  fence bigint NOT NULL DEFAULT 0,
  lease_until timestamptz NOT NULL DEFAULT '-infinity') WITH (fillfactor = 60);
CREATE INDEX issue_job_due ON issue_job (step, due_at) WHERE step <> 'done';

-- Significant events of games: halts, late closes, cancelled issues. Kept, never changed.
CREATE TABLE game_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_id smallint NOT NULL REFERENCES game,
  issue_id int REFERENCES issue,
  kind text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT app_now());
CREATE INDEX game_event_by_game ON game_event (game_id, id);
