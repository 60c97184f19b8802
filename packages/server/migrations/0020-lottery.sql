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

-- Whether an issue takes bets at this moment. A bet asks after it took the shared lock of the issue.
CREATE FUNCTION issue_is_open(_issue issue) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT _issue.state = 0 AND _issue.opened_at IS NOT NULL AND _issue.closed_at IS NULL
    AND _issue.start_at <= app_now() AND app_now() < _issue.close_at
$$;

-- Published facts stay (F10); states only move forward.
CREATE FUNCTION issue_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.opened_at IS NOT NULL THEN RAISE EXCEPTION 'an opened issue stays'; END IF;
    RETURN OLD;
  END IF;
  IF OLD.winning_number IS NOT NULL AND (NEW.original_number, NEW.winning_number, NEW.drawn_at)
      IS DISTINCT FROM (OLD.original_number, OLD.winning_number, OLD.drawn_at) THEN
    RAISE EXCEPTION 'the result of an issue never changes';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN ((0, 1), (1, 2), (0, 3)) THEN
    RAISE EXCEPTION 'an issue does not move from state % to %', OLD.state, NEW.state;
  END IF;
  IF (NEW.id, NEW.game_id, NEW.serial_number) IS DISTINCT FROM (OLD.id, OLD.game_id, OLD.serial_number) THEN
    RAISE EXCEPTION 'an issue keeps its name';
  END IF;
  IF OLD.opened_at IS NOT NULL AND (NEW.opened_at, NEW.day, NEW.day_index, NEW.start_at, NEW.close_at, NEW.draw_at, NEW.mode, NEW.round)
      IS DISTINCT FROM (OLD.opened_at, OLD.day, OLD.day_index, OLD.start_at, OLD.close_at, OLD.draw_at, OLD.mode, OLD.round) THEN
    RAISE EXCEPTION 'an opened issue keeps its times, mode and round';
  END IF;
  IF (OLD.closed_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at)
      OR (OLD.sealed_at IS NOT NULL AND NEW.sealed_at IS DISTINCT FROM OLD.sealed_at) THEN
    RAISE EXCEPTION 'a closed issue stays closed';
  END IF;
  IF NEW.winning_number IS NOT NULL AND NEW.sealed_at IS NULL THEN
    RAISE EXCEPTION 'a result needs a sealed issue';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER issue_guard BEFORE UPDATE OR DELETE ON issue FOR EACH ROW EXECUTE FUNCTION issue_guard();

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

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% keeps what was written', TG_TABLE_NAME; END $$;
CREATE TRIGGER game_event_keep BEFORE UPDATE OR DELETE ON game_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
