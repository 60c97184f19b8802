-- The tables and functions as the first release made them, by its own twelve files: what an upgrade begins
-- with. Never edited.

-- ==== 0001-clock
-- The one clock. All SQL of the program asks app_now(); the tests replace this function alone and so
-- run at any hour of any day. Never now(): that is when the transaction began.
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT clock_timestamp() $$;

-- Times cross to the program as whole milliseconds UTC and come back the same way.
CREATE FUNCTION to_ms(t timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT floor(extract(epoch FROM t) * 1000)::bigint $$;
CREATE FUNCTION from_ms(ms bigint) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT timestamptz 'epoch' + ms * interval '1 millisecond' $$;

-- ==== 0002-roles
-- The program works as fairlot_app: it reads and writes rows, owns nothing, alters nothing. Connections
-- come in as the owner and take the role at their start. Roles belong to the whole server, so another
-- database of it, or another process at this moment, may have made it.
DO $$
BEGIN
  CREATE ROLE fairlot_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'fairlot_app', 'MEMBER') THEN
    EXECUTE format('GRANT fairlot_app TO %I', current_user);
  END IF;
END $$;

GRANT USAGE ON SCHEMA public TO fairlot_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO fairlot_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO fairlot_app;

-- ==== 0003-ledger
-- The books (reliability 3.3). Amounts are thousandths of a unit; positive raises what we owe the
-- account's owner. player_id says whose books a row belongs to, 0 is the house; it leads every key, so
-- that the tables can be spread by it. Account kinds below 10 belong to a player, have a balance row and
-- a floor; all others are entries only, and nobody waits for them.

CREATE TABLE ledger_account (
  player_id bigint NOT NULL, kind smallint NOT NULL, currency char(3) NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  version bigint NOT NULL DEFAULT 0,
  floor_zero boolean NOT NULL DEFAULT true,
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),   -- open, frozen, closed
  PRIMARY KEY (player_id, kind, currency),
  CHECK (kind < 10), CHECK (player_id > 0),
  CONSTRAINT account_floor CHECK (NOT floor_zero OR balance - reserved >= 0)) WITH (fillfactor = 60);

CREATE TABLE ledger_journal (
  player_id bigint NOT NULL, id uuid NOT NULL, kind smallint NOT NULL, currency char(3) NOT NULL,
  idem_scope smallint NOT NULL, idem_key text NOT NULL, request_hash bytea NOT NULL,
  actor bigint, reverses uuid,
  effective_at timestamptz NOT NULL, created_at timestamptz NOT NULL,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(), meta jsonb,
  PRIMARY KEY (player_id, id),
  CONSTRAINT journal_key UNIQUE (player_id, idem_scope, idem_key),
  FOREIGN KEY (player_id, reverses) REFERENCES ledger_journal);
CREATE INDEX ledger_journal_by_time ON ledger_journal (player_id, created_at);
-- What was reversed once cannot be reversed again.
CREATE UNIQUE INDEX ledger_journal_reverses ON ledger_journal (player_id, reverses) WHERE reverses IS NOT NULL;

CREATE TABLE ledger_entry (
  player_id bigint NOT NULL, journal_id uuid NOT NULL, seq smallint NOT NULL CHECK (seq > 0),
  account smallint NOT NULL, ref bigint NOT NULL DEFAULT 0, currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0), balance_after bigint, version_after bigint,
  PRIMARY KEY (player_id, journal_id, seq),
  CHECK ((account < 10) = (version_after IS NOT NULL)), CHECK ((account < 10) = (balance_after IS NOT NULL)),
  FOREIGN KEY (player_id, journal_id) REFERENCES ledger_journal);
-- A lost update cannot commit: two entries would carry the same version.
CREATE UNIQUE INDEX ledger_entry_version ON ledger_entry (player_id, account, currency, version_after)
  WHERE version_after IS NOT NULL;
CREATE INDEX ledger_entry_account ON ledger_entry (account, ref, journal_id) WHERE account >= 10;

-- The sum of a house account up to a transaction before which none is still running.
CREATE TABLE ledger_snapshot (
  account smallint NOT NULL, ref bigint NOT NULL, currency char(3) NOT NULL, upto xid8 NOT NULL,
  balance bigint NOT NULL, PRIMARY KEY (account, ref, currency, upto));

-- The database defends itself, also against the owner's own mistakes.

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: the ledger is append-only', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_journal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- At commit every journal has at least two entries, numbered from 1 without gaps, with the sum zero.
CREATE FUNCTION ledger_check_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.ledger_entry e WHERE e.player_id = NEW.player_id AND e.journal_id = NEW.id
  HAVING sum(e.amount) = 0 AND count(*) > 1 AND max(e.seq) = count(*);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'journal % does not balance', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON ledger_journal DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_journal();

-- Entries 1 and 2 exist in every journal that was ever committed, so whatever is added later is a third.
CREATE FUNCTION ledger_check_late_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.ledger_journal j
  WHERE j.player_id = NEW.player_id AND j.id = NEW.journal_id AND j.xid = pg_current_xact_id();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'journal % is finished', NEW.journal_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER no_late_entry AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.seq > 2) EXECUTE FUNCTION ledger_check_late_entry();

-- The only writer. One element of the arrays is one posting: amount > 0 goes from one account to another
-- within the books of _player. A journal is one posting, or several neighbours with _seq 1, 2, 3 ...; the
-- columns of the journal are read where _seq is 1. Journals with the same _unit stand or fall together and
-- belong to one player. Each unit gets a verdict: 1 posted, 2 repeated (the same keys and contents were
-- posted before; nothing happened), 3 reused (a key was used for something else), 4 short (an account
-- would fall below its floor), 5 locked (an account is frozen or closed). `balance` is that of the unit's
-- last account with a floor: after the unit when posted or repeated, what is free when short or locked.
--
-- All rows go through one statement. Players for whom something is in the way are left out of it and then
-- judged unit by unit, in order, by the same function: so one bad cart refuses none of its neighbours.
CREATE FUNCTION ledger_post(
  _unit int[], _player bigint[], _journal uuid[], _seq smallint[], _kind smallint[], _currency bpchar[],
  _scope smallint[], _key text[], _hash bytea[], _reverses uuid[], _meta jsonb[],
  _from smallint[], _from_ref bigint[], _to smallint[], _to_ref bigint[], _amount bigint[])
RETURNS TABLE (unit int, verdict smallint, journal_id uuid, balance bigint)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = public, pg_temp
-- The arrays are few, the tables large: plans must not change when statistics are young.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off SET enable_material = off
AS $$
#variable_conflict use_column
DECLARE
  _t timestamptz;
  _wanted int; _locked int; _heads int; _keys int;
  _units int := 0; _left int[] := '{}';
  r record;
BEGIN
  IF 0 >= ANY (_amount) THEN RAISE EXCEPTION 'a posting moves more than nothing' USING ERRCODE = 'check_violation'; END IF;

  -- Locks in the order of the key, so that no two calls wait for each other.
  LOOP
    WITH side AS MATERIALIZED (
      SELECT player, account, currency FROM unnest(_player || _player, _from || _to, _currency || _currency)
        AS p(player, account, currency) WHERE account < 10),
    got AS (
      SELECT FROM side s
      JOIN ledger_account a ON a.player_id = s.player AND a.kind = s.account AND a.currency = s.currency
      ORDER BY s.player, s.account, s.currency FOR UPDATE OF a),
    keys AS (
      SELECT count(*) AS times FROM unnest(_player, _scope, _key, _seq) AS p(player, scope, key, seq)
      WHERE seq = 1 GROUP BY player, scope, key)
    SELECT (SELECT count(*) FROM side), (SELECT count(*) FROM got), k.heads, k.distinct_keys
    INTO _wanted, _locked, _heads, _keys
    FROM (SELECT sum(times) AS heads, count(*) AS distinct_keys FROM keys) k;
    EXIT WHEN _wanted = _locked;
    INSERT INTO ledger_account (player_id, kind, currency)
    SELECT player, account, currency FROM unnest(_player || _player, _from || _to, _currency || _currency)
      AS p(player, account, currency)
    WHERE account < 10 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING;
  END LOOP;

  -- After the locks: the times of an account follow its versions.
  _t := app_now();
  FOR r IN
    -- Materialised, so that both look-ups below use every column of their index.
    WITH side AS MATERIALIZED (
      SELECT p.*, (2 * p.seq - s.back)::smallint AS entry, s.account, s.ref, s.delta,
        CASE WHEN s.account < 10 THEN s.account END AS floored,
        CASE WHEN p.seq = 1 AND s.back = 1 THEN p.key END AS head_key
      FROM unnest(_unit, _player, _journal, _seq, _kind, _currency, _scope, _key, _hash, _reverses, _meta,
                  _from, _from_ref, _to, _to_ref, _amount) WITH ORDINALITY
        AS p(unit, player, journal, seq, kind, currency, scope, key, hash, reverses, meta,
             src, src_ref, dst, dst_ref, amount, n)
      CROSS JOIN LATERAL (VALUES (1, p.src, p.src_ref, - p.amount), (0, p.dst, p.dst_ref, p.amount))
        AS s(back, account, ref, delta)),
    chained AS (
      SELECT s.*, a.balance + sum(s.delta) OVER w AS after, a.version + row_number() OVER w AS version,
        lead(1) OVER w IS NULL AS is_last,
        a.status > 0 AND (s.delta < 0 OR a.status = 2)
          OR a.floor_zero AND a.balance + sum(s.delta) OVER w < a.reserved
          OR j.id IS NOT NULL AS in_the_way
      FROM side s
      LEFT JOIN ledger_account a ON a.player_id = s.player AND a.kind = s.floored AND a.currency = s.currency
      LEFT JOIN ledger_journal j
        ON j.player_id = s.player AND j.idem_scope = s.scope AND j.idem_key = s.head_key
      WINDOW w AS (PARTITION BY s.player, s.account, s.currency ORDER BY s.n, s.entry)),
    judged AS MATERIALIZED (
      SELECT *, _heads > _keys OR bool_or(coalesce(in_the_way, false)) OVER (PARTITION BY player) AS is_left
      FROM chained),
    journals AS (
      INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, reverses,
                                  effective_at, created_at, meta)
      SELECT player, journal, kind, currency, scope, key, hash, reverses, _t, _t, meta
      FROM judged WHERE entry = 1 AND NOT is_left),
    entries AS (
      INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount, balance_after,
                                version_after)
      SELECT player, journal, entry, account, ref, currency, delta, after, version
      FROM judged WHERE NOT is_left),
    balances AS (
      UPDATE ledger_account a SET balance = c.after, version = c.version FROM judged c
      WHERE c.is_last AND NOT c.is_left
        AND a.player_id = c.player AND a.kind = c.floored AND a.currency = c.currency)
    SELECT DISTINCT ON (unit) unit, journal, after, is_left,
      min(player) OVER u <> max(player) OVER u AS is_mixed
    FROM judged WINDOW u AS (PARTITION BY unit)
    ORDER BY unit, floored IS NULL, n DESC, entry DESC
  LOOP
    IF r.is_mixed THEN RAISE EXCEPTION 'unit % has several players', r.unit USING ERRCODE = 'check_violation'; END IF;
    _units := _units + 1;
    IF r.is_left THEN
      _left := _left || r.unit;
    ELSE
      unit := r.unit; verdict := 1; journal_id := r.journal; balance := r.after;
      RETURN NEXT;
    END IF;
  END LOOP;

  IF _units = 1 AND cardinality(_left) = 1 THEN
    RETURN QUERY SELECT * FROM ledger_refusal(_unit[1], _player[1], _seq, _currency, _scope, _key, _hash, _from, _to);
    RETURN;
  END IF;
  FOREACH _wanted IN ARRAY _left LOOP
    RETURN QUERY
    SELECT post.* FROM (
      SELECT array_agg(p.unit ORDER BY n) AS unit, array_agg(player ORDER BY n) AS player,
        array_agg(journal ORDER BY n) AS journal, array_agg(seq ORDER BY n) AS seq,
        array_agg(kind ORDER BY n) AS kind, array_agg(currency ORDER BY n) AS currency,
        array_agg(scope ORDER BY n) AS scope, array_agg(key ORDER BY n) AS key,
        array_agg(hash ORDER BY n) AS hash, array_agg(reverses ORDER BY n) AS reverses,
        array_agg(meta ORDER BY n) AS meta, array_agg(src ORDER BY n) AS src,
        array_agg(src_ref ORDER BY n) AS src_ref, array_agg(dst ORDER BY n) AS dst,
        array_agg(dst_ref ORDER BY n) AS dst_ref, array_agg(amount ORDER BY n) AS amount
      FROM unnest(_unit, _player, _journal, _seq, _kind, _currency, _scope, _key, _hash, _reverses, _meta,
                  _from, _from_ref, _to, _to_ref, _amount) WITH ORDINALITY
        AS p(unit, player, journal, seq, kind, currency, scope, key, hash, reverses, meta,
             src, src_ref, dst, dst_ref, amount, n)
      WHERE p.unit = _wanted) one
    CROSS JOIN LATERAL ledger_post(one.unit, one.player, one.journal, one.seq, one.kind, one.currency,
      one.scope, one.key, one.hash, one.reverses, one.meta, one.src, one.src_ref, one.dst, one.dst_ref,
      one.amount) post;
  END LOOP;
END $$;

-- Why one unit was left out, the accounts being locked by the caller.
CREATE FUNCTION ledger_refusal(
  _unit int, _player bigint, _seq smallint[], _currency bpchar[], _scope smallint[], _key text[], _hash bytea[],
  _from smallint[], _to smallint[])
RETURNS TABLE (unit int, verdict smallint, journal_id uuid, balance bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  _heads int; _ids uuid[]; _same int;
BEGIN
  SELECT count(*), array_remove(array_agg(j.id), NULL), count(*) FILTER (WHERE j.request_hash = p.hash)
  INTO _heads, _ids, _same
  FROM unnest(_seq, _scope, _key, _hash) AS p(seq, scope, key, hash)
  LEFT JOIN ledger_journal j ON j.player_id = _player AND j.idem_scope = p.scope AND j.idem_key = p.key
  WHERE p.seq = 1;
  unit := _unit;
  IF cardinality(_ids) > 0 AND _same < _heads THEN
    verdict := 3;
    RETURN NEXT;
    RETURN;
  END IF;
  IF cardinality(_ids) > 0 THEN
    verdict := 2;
    SELECT e.journal_id, e.balance_after INTO journal_id, balance FROM ledger_entry e
    WHERE e.player_id = _player AND e.journal_id = ANY (_ids)
    ORDER BY e.version_after DESC NULLS LAST LIMIT 1;
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT CASE WHEN bool_or(a.status > 0) THEN 5 ELSE 4 END, min(a.balance - a.reserved) INTO verdict, balance
  FROM ledger_account a
  WHERE a.player_id = _player AND a.kind = ANY (_from || _to) AND a.currency = ANY (_currency);
  IF verdict IS NULL THEN RAISE EXCEPTION 'unit % names a key twice', _unit USING ERRCODE = 'check_violation'; END IF;
  RETURN NEXT;
END $$;

-- Sums an account of the house up to the oldest transaction still running: reading it later is short.
CREATE FUNCTION ledger_snapshot_take(_account smallint, _ref bigint, _currency char(3)) RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO ledger_snapshot (account, ref, currency, upto, balance)
  SELECT _account, _ref, _currency, m.upto, coalesce(sum(e.amount), 0)
  FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS upto) m
  LEFT JOIN (ledger_entry e JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id)
    ON e.account = _account AND e.ref = _ref AND e.currency = _currency AND j.xid < m.upto
  GROUP BY m.upto ON CONFLICT DO NOTHING RETURNING balance;
$$;

REVOKE ALL ON ledger_account, ledger_journal, ledger_entry, ledger_snapshot FROM fairlot_app;
GRANT SELECT ON ledger_account, ledger_journal, ledger_entry, ledger_snapshot TO fairlot_app;
REVOKE ALL ON FUNCTION ledger_post, ledger_refusal, ledger_snapshot_take FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post, ledger_snapshot_take TO fairlot_app;

-- ==== 0004-outbox
-- What the hub tells the players, written in the transaction that makes it true. The counter row of a
-- topic stays locked until commit, so sequences have no gaps and follow the order of commits.
CREATE TABLE event_topic (topic text PRIMARY KEY, seq bigint NOT NULL) WITH (fillfactor = 60);

CREATE TABLE event (
  topic text NOT NULL,
  seq bigint NOT NULL,
  name text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (topic, seq));

-- Readers ask for every row of a transaction that they could not have seen before.
CREATE INDEX event_xid ON event (xid);
CREATE INDEX event_created ON event (created_at);

-- What was told stays as it was told, until it is old.
REVOKE UPDATE ON event FROM fairlot_app;

-- Writes a batch of events and rings the bell once. Topics are taken in order, against deadlocks.
CREATE FUNCTION event_write(_topic text[], _name text[], _payload jsonb[]) RETURNS void
LANGUAGE sql AS $$
  WITH item AS (
    SELECT topic, name, payload, row_number() OVER (PARTITION BY topic ORDER BY n) AS nth
    FROM unnest(_topic, _name, _payload) WITH ORDINALITY AS i(topic, name, payload, n)),
  counter AS (
    INSERT INTO event_topic AS t (topic, seq)
    SELECT topic, count(*) FROM item GROUP BY topic ORDER BY topic
    ON CONFLICT (topic) DO UPDATE SET seq = t.seq + excluded.seq
    RETURNING t.topic, t.seq),
  total AS (SELECT topic, count(*) AS size FROM item GROUP BY topic)
  INSERT INTO event (topic, seq, name, payload)
  SELECT i.topic, c.seq - t.size + i.nth, i.name, i.payload
  FROM item i JOIN counter c USING (topic) JOIN total t USING (topic);
  SELECT pg_notify('fairlot_event', '');
$$;

-- ==== 0010-player
-- People who play, and how they come in. Amounts of money are nowhere here: the ledger has them.
CREATE TABLE player (
  player_id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 100001) PRIMARY KEY,
  user_name text NOT NULL,
  nick_name text NOT NULL,
  password_hash text NOT NULL,
  is_agent boolean NOT NULL DEFAULT false,
  -- Bits of the player state flags.
  flags bigint NOT NULL DEFAULT 0,
  -- Even number from 1800 to 2000; rebate in ten-thousandths of the stake.
  prize_group smallint NOT NULL DEFAULT 1956 CHECK (prize_group BETWEEN 1800 AND 2000 AND prize_group % 2 = 0),
  rebate smallint NOT NULL DEFAULT 0 CHECK (rebate >= 0),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  last_login_at timestamptz);

-- Alice and alice are one player.
CREATE UNIQUE INDEX player_name ON player (lower(user_name));

-- The program opens accounts; flags, prize groups and rebates are for operators.
REVOKE UPDATE, DELETE ON player FROM fairlot_app;
GRANT UPDATE (last_login_at) ON player TO fairlot_app;

-- One login. Its tokens come and go; what ends it is written here, with the code of the specification.
CREATE TABLE session (
  player_id bigint NOT NULL REFERENCES player,
  id uuid NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  active_at timestamptz NOT NULL DEFAULT app_now(),
  ended_code text,
  ended_at timestamptz,
  PRIMARY KEY (player_id, id));
-- The hub asks every second for the sessions that hold a connection.
CREATE INDEX session_by_id ON session (id);

-- Only the hash of a token is kept (reliability: tokens).
CREATE TABLE session_token (
  token_hash bytea PRIMARY KEY,
  player_id bigint NOT NULL,
  session_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  replaced_at timestamptz,
  FOREIGN KEY (player_id, session_id) REFERENCES session ON DELETE CASCADE);
CREATE INDEX session_token_session ON session_token (player_id, session_id);

-- Wrong passwords by account name, whether such an account exists or not, and logins by address.
CREATE TABLE login_failure (
  name_key text PRIMARY KEY,
  failures integer NOT NULL,
  first_at timestamptz NOT NULL,
  locks integer NOT NULL DEFAULT 0,
  locked_until timestamptz);
CREATE TABLE address_attempt (
  kind text NOT NULL,
  ip text NOT NULL,
  since timestamptz NOT NULL,
  attempts integer NOT NULL,
  PRIMARY KEY (kind, ip));

-- ==== 0020-lottery
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

-- ==== 0021-fair
-- The day's chain of secrets: only the last one, encrypted by a key that is not in the database.
CREATE TABLE draw_chain (
  game_id smallint NOT NULL REFERENCES game,
  day date NOT NULL,
  length int NOT NULL CHECK (length > 0),
  secret bytea NOT NULL,
  anchor bytea NOT NULL CHECK (length(anchor) = 32),
  rules_hash bytea NOT NULL CHECK (length(rules_hash) = 32),
  -- As published: whatever the setting becomes during the day.
  delta_ms int NOT NULL,
  is_late boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (game_id, day));

-- Published manifests: per game one hash-linked line, in the order of publication.
CREATE TABLE manifest (
  game_id smallint NOT NULL REFERENCES game,
  seq int NOT NULL,
  kind text NOT NULL,
  day date,
  serial_number bigint,
  body text NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  key bytea NOT NULL CHECK (length(key) = 32),
  sig bytea NOT NULL CHECK (length(sig) = 64),
  published_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (game_id, seq),
  CHECK ((kind = 'day') = (serial_number IS NULL)));
CREATE UNIQUE INDEX manifest_of_day ON manifest (game_id, day) WHERE kind = 'day';
CREATE UNIQUE INDEX manifest_of_issue ON manifest (game_id, serial_number, kind) WHERE kind <> 'day';

-- Where the line of a game ends; its row lock puts writers in line.
CREATE TABLE manifest_head (
  game_id smallint PRIMARY KEY REFERENCES game,
  seq int NOT NULL,
  hash bytea NOT NULL) WITH (fillfactor = 60);

CREATE TRIGGER draw_chain_keep BEFORE UPDATE OR DELETE ON draw_chain
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER manifest_keep BEFORE UPDATE OR DELETE ON manifest
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Rounds of the beacon, verified before they come here.
CREATE TABLE beacon_round (
  round bigint PRIMARY KEY,
  signature bytea NOT NULL CHECK (length(signature) = 48),
  seen_at timestamptz NOT NULL DEFAULT app_now());
CREATE TRIGGER beacon_round_keep BEFORE UPDATE OR DELETE ON beacon_round
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- F1: no issue of ours opens before the anchor of its day is published.
CREATE FUNCTION issue_needs_anchor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.mode IS NOT NULL AND NOT EXISTS (
      SELECT FROM manifest m WHERE m.game_id = NEW.game_id AND m.day = NEW.day AND m.kind = 'day'
        AND m.published_at <= NEW.opened_at) THEN
    RAISE EXCEPTION 'no anchor is published for this day';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER issue_needs_anchor BEFORE UPDATE OF opened_at ON issue
  FOR EACH ROW WHEN (OLD.opened_at IS NULL AND NEW.opened_at IS NOT NULL)
  EXECUTE FUNCTION issue_needs_anchor();

-- ==== 0030-bet
-- Bets, the carts they came in, and the terms they were taken on. Every key is led by player_id, so
-- that the tables can be spread by it; nothing here locks a row that players share.

-- Odds, limits and paused plays of a game, by version; no row: as the rules have it (version 0).
CREATE TABLE game_terms (
  game_id smallint NOT NULL REFERENCES game,
  version int NOT NULL CHECK (version > 0),
  terms jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (game_id, version));
CREATE TRIGGER game_terms_keep BEFORE UPDATE OR DELETE ON game_terms
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- One accepted request: the answer for whoever sends it again.
CREATE TABLE bet_cart (
  player_id bigint NOT NULL,
  intent uuid NOT NULL,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  issue_id int NOT NULL,
  bet_ids uuid[] NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  wallet bigint NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, intent));

-- BET 0 -> CANCEL 1 | NOPRIZE 2 | WIN 3. What was accepted never changes; how it ended is written once.
-- Half of each page stays free, so that settling writes beside the row and touches no index.
CREATE TABLE bet (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  intent uuid NOT NULL,
  issue_id int NOT NULL,
  play_id smallint NOT NULL,
  mode smallint NOT NULL CHECK (mode BETWEEN 0 AND 3),
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3),
  prize_group smallint,
  notes int NOT NULL CHECK (notes > 0),
  multiple int NOT NULL CHECK (multiple > 0),
  terms_version int NOT NULL,
  -- What one note costs, its multiple included; thousandths.
  unit_stake bigint NOT NULL CHECK (unit_stake > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  prize bigint NOT NULL DEFAULT 0 CHECK (prize >= 0),
  refund bigint NOT NULL DEFAULT 0 CHECK (refund >= 0),
  accepted_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- Frozen odds per tier, in ten-thousandths, and the hits of each.
  odds int[] NOT NULL,
  hits int[],
  content text NOT NULL,
  PRIMARY KEY (player_id, id),
  CHECK ((state = 0) = (settled_at IS NULL)),
  CHECK (state = 3 OR prize = 0)) WITH (fillfactor = 50);
CREATE INDEX bet_of_issue ON bet (issue_id, player_id);
CREATE INDEX bet_by_time ON bet (player_id, accepted_at);

-- The program reads them; only the functions below write.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON bet_cart, bet FROM fairlot_app;

-- A bet with what a list shows beside it.
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, i.serial_number, i.close_at, i.winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id;


-- Where tests stall a bet between check and insert. Does nothing; only the owner can replace it.
CREATE FUNCTION bet_stall() RETURNS void LANGUAGE plpgsql AS $$ BEGIN END $$;

-- Places carts, each all or nothing and none at the cost of its neighbours. Carts are numbered from 1
-- by their place in the first arrays; a bet and a row for the ledger name their cart by that number.
-- First the shared locks of the issues, which whoever closes one waits for; then, under a snapshot from
-- after them, the check (reliability 5.3). A player's account is locked before his cart is looked for,
-- so that the same request sent twice at once is seen by the second.
CREATE FUNCTION bet_place(
  _player bigint[], _intent uuid[], _hash bytea[], _issue int[], _terms int[], _stake bigint[],
  _b_cart int[], _b_id uuid[], _b_play smallint[], _b_content text[], _b_notes int[], _b_mode smallint[],
  _b_multiple int[], _b_group smallint[], _b_odds text[], _b_unit bigint[], _b_stake bigint[],
  _l_unit int[], _l_player bigint[], _l_journal uuid[], _l_seq smallint[], _l_kind smallint[], _l_currency bpchar[],
  _l_scope smallint[], _l_key text[], _l_hash bytea[], _l_reverses uuid[], _l_meta jsonb[], _l_from smallint[],
  _l_from_ref bigint[], _l_to smallint[], _l_to_ref bigint[], _l_amount bigint[])
RETURNS TABLE (cart int, verdict text, detail bigint, wallet bigint, bet_ids uuid[], accepted_at timestamptz, close_at timestamptz)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp
-- Few carts, large tables: always by index, whatever the statistics of a young table say.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  _lock int;
  _now timestamptz;
  _verdict text[];
  _detail bigint[];
  _wallet bigint[];
BEGIN
  FOR _lock IN
    SELECT DISTINCT i FROM unnest(_issue) AS i ORDER BY i
  LOOP
    PERFORM pg_advisory_xact_lock_shared(20001, _lock);
  END LOOP;
  PERFORM FROM ledger_account a WHERE a.player_id = ANY(_player) AND a.kind = 1
    ORDER BY a.player_id, a.kind, a.currency FOR UPDATE;
  _now := app_now();

  SELECT array_agg(s.verdict ORDER BY s.n), array_agg(s.prize_group ORDER BY s.n) INTO _verdict, _detail
  FROM (
    SELECT c.n, p.prize_group, CASE
      WHEN k.request_hash = c.hash THEN 'DUPLICATE'
      WHEN k.request_hash IS NOT NULL THEN 'INTENT_REUSED'
      -- DISABLE_ACCOUNT, DISABLE_BET, SELF_EXCLUDED; then FUNDS_FREEZE (product rules 6.8).
      WHEN p.player_id IS NULL OR p.flags & (1 | 2 | 1048576) <> 0 THEN 'BET_DISABLED'
      WHEN p.flags & 2048 <> 0 THEN 'FUNDS_FROZEN'
      WHEN g.state = 1 THEN 'GAME_MAINTAIN'
      WHEN g.state = 3 THEN 'GAME_OFFICIAL_OFFLINE'
      WHEN g.state IS DISTINCT FROM 0 THEN 'GAME_OFFLINE'
      WHEN i.state <> 0 OR i.closed_at IS NOT NULL OR i.close_at <= _now THEN 'ISSUE_CLOSED'
      WHEN i.id IS NULL OR i.opened_at IS NULL OR i.start_at > _now THEN 'ISSUE_NOT_OPEN'
      WHEN c.terms <> coalesce((SELECT max(t.version) FROM game_terms t WHERE t.game_id = i.game_id), 0)
        THEN 'TERMS_MOVED'
      WHEN EXISTS (SELECT FROM unnest(_b_cart, _b_group) AS b(cart, grp) WHERE b.cart = c.n AND b.grp <> p.prize_group)
        THEN 'GROUP_MOVED'
      ELSE 'OK' END AS verdict
    FROM unnest(_player, _intent, _hash, _issue, _terms) WITH ORDINALITY AS c(player, intent, hash, issue, terms, n)
    LEFT JOIN player p ON p.player_id = c.player
    LEFT JOIN issue i ON i.id = c.issue
    LEFT JOIN game g ON g.id = i.game_id
    LEFT JOIN bet_cart k ON k.player_id = c.player AND k.intent = c.intent) s;

  PERFORM bet_stall();

  -- Carts refused so far stay out of the ledger.
  IF NOT (_verdict <@ ARRAY['OK']) THEN
    SELECT array_agg(r.unit), array_agg(r.player), array_agg(r.journal), array_agg(r.seq), array_agg(r.kind),
      array_agg(r.currency), array_agg(r.scope), array_agg(r.key), array_agg(r.hash), array_agg(r.reverses),
      array_agg(r.meta), array_agg(r.from_kind), array_agg(r.from_ref), array_agg(r.to_kind), array_agg(r.to_ref),
      array_agg(r.amount)
    INTO _l_unit, _l_player, _l_journal, _l_seq, _l_kind, _l_currency, _l_scope, _l_key, _l_hash, _l_reverses,
      _l_meta, _l_from, _l_from_ref, _l_to, _l_to_ref, _l_amount
    FROM unnest(_l_unit, _l_player, _l_journal, _l_seq, _l_kind, _l_currency, _l_scope, _l_key, _l_hash, _l_reverses,
      _l_meta, _l_from, _l_from_ref, _l_to, _l_to_ref, _l_amount)
      AS r(unit, player, journal, seq, kind, currency, scope, key, hash, reverses, meta, from_kind, from_ref,
        to_kind, to_ref, amount)
    WHERE _verdict[r.unit] = 'OK';
  END IF;

  IF _l_unit IS NOT NULL THEN
    -- Short of money: what is missing. Anything else but posted: the account takes no bets.
    SELECT array_agg(CASE WHEN l.verdict IS NULL OR l.verdict = 1 THEN _verdict[n]
          WHEN l.verdict = 4 THEN 'NOT_ENOUGH' ELSE 'FUNDS_FROZEN' END ORDER BY n),
      array_agg(CASE WHEN l.verdict = 4 THEN _stake[n] - l.balance ELSE _detail[n] END ORDER BY n),
      array_agg(l.balance ORDER BY n)
    INTO _verdict, _detail, _wallet
    FROM generate_subscripts(_player, 1) AS n
    LEFT JOIN ledger_post(_l_unit, _l_player, _l_journal, _l_seq, _l_kind, _l_currency, _l_scope, _l_key, _l_hash,
      _l_reverses, _l_meta, _l_from, _l_from_ref, _l_to, _l_to_ref, _l_amount) AS l ON l.unit = n;

    INSERT INTO bet_cart (player_id, intent, request_hash, issue_id, bet_ids, stake, wallet, accepted_at)
    SELECT c.player, c.intent, c.hash, _issue[n],
      (SELECT array_agg(b.id ORDER BY b.n) FROM unnest(_b_cart, _b_id) WITH ORDINALITY AS b(cart, id, n) WHERE b.cart = c.n),
      c.stake, _wallet[n], _now
    FROM unnest(_player, _intent, _hash, _stake) WITH ORDINALITY AS c(player, intent, hash, stake, n)
    WHERE _verdict[n] = 'OK';

    INSERT INTO bet (player_id, id, intent, issue_id, play_id, content, notes, mode, multiple, prize_group, odds,
      terms_version, unit_stake, stake, accepted_at)
    SELECT _player[b.cart], b.id, _intent[b.cart], _issue[b.cart], b.play, b.content, b.notes, b.mode, b.multiple,
      b.grp, b.odds::int[], _terms[b.cart], b.unit, b.stake, _now
    FROM unnest(_b_cart, _b_id, _b_play, _b_content, _b_notes, _b_mode, _b_multiple, _b_group, _b_odds, _b_unit, _b_stake)
      AS b(cart, id, play, content, notes, mode, multiple, grp, odds, unit, stake)
    WHERE _verdict[b.cart] = 'OK';
  END IF;

  RETURN QUERY
    SELECT n::int, _verdict[n], _detail[n], k.wallet, k.bet_ids, k.accepted_at, i.close_at
    FROM generate_subscripts(_player, 1) AS n
    LEFT JOIN bet_cart k ON k.player_id = _player[n] AND k.intent = _intent[n] AND _verdict[n] IN ('OK', 'DUPLICATE')
    LEFT JOIN issue i ON i.id = k.issue_id
    ORDER BY n;
END $$;

-- What a bet receives, counted again from its own row: the program's count must be the same (F12).
-- plays.md section 0: floor(unit stake x sum(hits x odds) / 10000), rounded once a bet; plays that
-- multiply pay stake + floor(stake x (odds - 10000) x hits / 10000) for each option that is hit.
CREATE FUNCTION bet_prize(_unit bigint, _odds int[], _hits int[], _per_hit boolean) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  _sum numeric := 0;
BEGIN
  FOR i IN 1 .. cardinality(_odds) LOOP
    IF NOT _per_hit THEN
      _sum := _sum + _odds[i]::numeric * _hits[i];
    ELSIF _hits[i] > 0 THEN
      _sum := _sum + _unit + div(_unit::numeric * (_odds[i] - 10000) * _hits[i], 10000);
    END IF;
  END LOOP;
  RETURN CASE WHEN _per_hit THEN _sum ELSE div(_unit * _sum, 10000) END;
END $$;

-- Writes how the bets of some players of an issue ended: the wins as given, all others lost. Does
-- nothing and answers with nulls when the fence has risen; stops when the two counts of a prize differ.
CREATE FUNCTION bet_settle(
  _issue int, _fence bigint, _after bigint, _to bigint,
  _player bigint[], _id uuid[], _hits text[], _refunds int[], _per_hit boolean[], _prize bigint[], _refund bigint[],
  OUT won int, OUT lost int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := app_now();
BEGIN
  PERFORM FROM issue_job WHERE issue_id = _issue AND fence = _fence AND step = 'settle' FOR SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE bet b SET state = CASE WHEN w.prize > 0 THEN 3 ELSE 2 END, prize = w.prize, refund = w.refund,
    hits = w.hits::int[], settled_at = _now
  FROM unnest(_player, _id, _hits, _refunds, _per_hit, _prize, _refund)
    AS w(player_id, id, hits, refunds, per_hit, prize, refund)
  WHERE b.player_id = w.player_id AND b.id = w.id AND b.issue_id = _issue AND b.state = 0
    AND b.player_id > _after AND b.player_id <= _to
    AND w.prize = bet_prize(b.unit_stake, b.odds, w.hits::int[], w.per_hit)
    AND w.refund = b.unit_stake * w.refunds;
  GET DIAGNOSTICS won = ROW_COUNT;
  IF won <> cardinality(_id) THEN
    RAISE EXCEPTION 'issue %: % of % wins agree with the recount', _issue, won, cardinality(_id);
  END IF;
  UPDATE bet SET state = 2, settled_at = _now
  WHERE issue_id = _issue AND player_id > _after AND player_id <= _to AND state = 0;
  GET DIAGNOSTICS lost = ROW_COUNT;
END $$;

-- A player takes a bet back: before the close, official plays only, so many a day. The ledger's reversal
-- is the caller's next statement, in the same transaction.
CREATE FUNCTION bet_cancel(_player bigint, _id uuid, _most int, OUT verdict text,
  OUT issue_id int, OUT game_id smallint, OUT serial_number bigint, OUT stake bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _issue int;
  _now timestamptz;
  _today timestamptz;
  _state smallint;
  _is_open boolean;
BEGIN
  SELECT b.issue_id INTO _issue FROM bet b WHERE b.player_id = _player AND b.id = _id;
  IF NOT FOUND THEN verdict := 'NOT_FOUND'; RETURN; END IF;
  PERFORM pg_advisory_xact_lock_shared(20001, _issue);
  -- One cancel of a player at a time: otherwise two could both be the last of the day.
  PERFORM FROM player p WHERE p.player_id = _player FOR NO KEY UPDATE;
  _now := app_now();
  -- Days of the site begin at midnight UTC+8.
  _today := (date_trunc('day', _now AT TIME ZONE 'UTC' + interval '8 hours') - interval '8 hours') AT TIME ZONE 'UTC';
  SELECT b.state, b.issue_id, i.game_id, i.serial_number, b.stake,
    i.state = 0 AND i.closed_at IS NULL AND _now < i.close_at
  INTO _state, issue_id, game_id, serial_number, stake, _is_open
  FROM bet b JOIN issue i ON i.id = b.issue_id
  WHERE b.player_id = _player AND b.id = _id FOR UPDATE OF b;
  PERFORM bet_stall();
  verdict := CASE
    WHEN _state = 1 THEN 'REPEATED'
    WHEN _state <> 0 THEN 'ALREADY_SETTLED'
    WHEN NOT _is_open THEN 'CANCEL_CLOSED'
    WHEN _most <= (
      -- No issue is on sale for longer than two days.
      SELECT count(*) FROM bet b JOIN issue i ON i.id = b.issue_id
      WHERE b.player_id = _player AND b.state = 1 AND i.state <> 3
        AND b.settled_at >= _today AND b.accepted_at >= _today - interval '2 days')
      THEN 'CANCEL_LIMIT'
    ELSE 'OK' END;
  IF verdict = 'OK' THEN
    UPDATE bet b SET state = 1, settled_at = _now WHERE b.player_id = _player AND b.id = _id;
  END IF;
END $$;

-- Ends the open bets of some players of a cancelled issue; answers with what is to go back.
CREATE FUNCTION bet_refund(_issue int, _fence bigint, _after bigint, _to bigint)
RETURNS TABLE (player_id bigint, id uuid, stake bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM issue_job WHERE issue_id = _issue AND fence = _fence AND step = 'refund' FOR SHARE;
  -- One empty row: the fence has risen.
  IF NOT FOUND THEN RETURN NEXT; RETURN; END IF;
  RETURN QUERY
    UPDATE bet b SET state = 1, settled_at = app_now()
    WHERE b.issue_id = _issue AND b.player_id > _after AND b.player_id <= _to AND b.state = 0
    RETURNING b.player_id, b.id, b.stake;
END $$;

REVOKE ALL ON FUNCTION bet_place, bet_settle, bet_cancel, bet_refund FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_place, bet_settle, bet_cancel, bet_refund TO fairlot_app;

-- ==== 0031-bet-audit
-- What joins bets to money (reliability 3.6): every line that this finds is a fault. Kinds of journals as
-- in the ledger: 301 bet, 302 cancelled, 304 issue cancelled, 305 tie, 401 prize; accounts: 1 cash, 10 pool.
CREATE FUNCTION bet_audit() RETURNS TABLE (rule text, line text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'I6 each bet has its journal', format('player %s bet %s: stake %s, journal %s',
    coalesce(b.player_id, j.player_id), coalesce(b.id, j.id), b.stake, j.amount)
  FROM bet b
  FULL JOIN (
    SELECT k.player_id, k.id, - e.amount AS amount FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 1
    WHERE k.kind = 301) j ON j.player_id = b.player_id AND j.id = b.id
  WHERE b.stake IS DISTINCT FROM j.amount;

  -- What a bet's row says it received, against the journals that name it and were not reversed.
  RETURN QUERY
  WITH wanted AS (
    SELECT player_id, id, 401 AS kind, prize AS amount FROM bet WHERE prize > 0
    UNION ALL SELECT player_id, id, 305, refund FROM bet WHERE refund > 0
    UNION ALL SELECT player_id, id, 302, stake FROM bet WHERE state = 1),
  moved AS (
    SELECT j.player_id, (j.meta->>'betId')::uuid AS id,
      CASE j.kind WHEN 304 THEN 302 ELSE j.kind END AS kind, count(*) AS times, sum(e.amount) AS amount
    FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
    LEFT JOIN ledger_journal r ON r.player_id = j.player_id AND r.reverses = j.id
    WHERE j.kind IN (302, 304, 305, 401) AND r.id IS NULL
    GROUP BY 1, 2, 3)
  SELECT 'I6 each outcome has its journal', format('player %s bet %s kind %s: wanted %s, moved %s in %s',
    coalesce(w.player_id, m.player_id), coalesce(w.id, m.id), coalesce(w.kind, m.kind), w.amount, m.amount, m.times)
  FROM wanted w FULL JOIN moved m ON m.player_id = w.player_id AND m.id = w.id AND m.kind = w.kind
  WHERE w.amount IS DISTINCT FROM m.amount OR m.times <> 1;

  RETURN QUERY
  SELECT 'I6 a cart is its bets', format('player %s cart %s: stake %s, bets %s', c.player_id, c.intent, c.stake, sum(b.stake))
  FROM bet_cart c LEFT JOIN bet b ON b.player_id = c.player_id AND b.id = ANY(c.bet_ids)
  GROUP BY c.player_id, c.intent
  HAVING c.stake IS DISTINCT FROM sum(b.stake) OR cardinality(c.bet_ids) <> count(b.id);

  RETURN QUERY
  SELECT 'I6 a bet belongs to a cart', format('player %s bet %s', b.player_id, b.id)
  FROM bet b LEFT JOIN bet_cart c ON c.player_id = b.player_id AND c.intent = b.intent
  WHERE c.intent IS NULL OR b.id <> ALL(c.bet_ids);

  RETURN QUERY
  SELECT 'I7 the pool of a finished issue is empty', format('issue %s: %s left', k.issue_id, sum(e.amount))
  FROM issue_job k JOIN ledger_entry e ON e.account = 10 AND e.ref = k.issue_id
  WHERE k.step = 'done' GROUP BY k.issue_id HAVING sum(e.amount) <> 0;

  RETURN QUERY
  SELECT 'I7 a finished issue has no open bet', format('issue %s bet %s', b.issue_id, b.id)
  FROM bet b JOIN issue_job k ON k.issue_id = b.issue_id WHERE k.step = 'done' AND b.state = 0;

  RETURN QUERY
  SELECT 'I6 a bet ends as its issue ended', format('issue %s state %s: bet %s state %s', i.id, i.state, b.id, b.state)
  FROM bet b JOIN issue i ON i.id = b.issue_id
  WHERE (i.state = 3 AND b.state IN (2, 3)) OR (i.state = 0 AND b.state IN (2, 3));

  -- Sealed is when nobody was writing any more; the mark of an early close is a moment older.
  RETURN QUERY
  SELECT 'T1 no bet is late', format('bet %s of issue %s came at %s, close %s, sealed %s',
    b.id, i.id, b.accepted_at, i.close_at, i.sealed_at)
  FROM bet b JOIN issue i ON i.id = b.issue_id
  WHERE b.accepted_at >= i.close_at OR b.accepted_at > i.sealed_at OR b.accepted_at < i.start_at;

  -- Manifests speak of the bets that were in force when the issue was sealed.
  RETURN QUERY
  SELECT 'I12 manifests agree with the bets',
    format('issue %s: the %s manifest says %s of %s, the bets %s of %s', i.id, m.kind, m.bets, m.total, b.bets, b.total)
  FROM issue i
  JOIN (
    SELECT game_id, serial_number, kind,
      (body::jsonb->>CASE kind WHEN 'close' THEN 'betCount' ELSE 'winners' END)::bigint AS bets,
      (body::jsonb->>CASE kind WHEN 'close' THEN 'stakeSum' ELSE 'payoutSum' END)::numeric AS total
    FROM manifest WHERE kind IN ('close', 'settlement')) m
    ON m.game_id = i.game_id AND m.serial_number = i.serial_number
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE m.kind = 'close' OR prize > 0) AS bets,
      coalesce(sum(CASE m.kind WHEN 'close' THEN stake ELSE prize + refund END), 0) AS total
    FROM bet WHERE issue_id = i.id AND (bet.state <> 1 OR i.state = 3)) b
  WHERE m.bets <> b.bets OR m.total <> b.total;
END $$;

-- ==== 0040-site
-- Settings of the site, read by every process at most a second late; written by `npm run site`.
CREATE TABLE site_setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app_now());

-- ==== 0041-audit
-- The audit of the running product (reliability 3.6): every minute what was written just now, every night
-- all of it.

-- Which turn of a piece of work was taken last, of work that one process does for all.
CREATE TABLE job_turn (name text PRIMARY KEY, turn bigint NOT NULL);

-- Finds the newest rows without reading all: rows come in about the order of these times.
CREATE INDEX ledger_journal_recent ON ledger_journal USING brin (created_at) WITH (autosummarize = on);
CREATE INDEX bet_recent ON bet USING brin (accepted_at) WITH (autosummarize = on);
CREATE INDEX issue_finished ON issue (finished_at) WHERE finished_at IS NOT NULL;

-- What joins bets to money, as in bet_audit, of what was written since: from new bets to their journals,
-- from new journals to their bets, and the whole of issues that were finished.
CREATE FUNCTION bet_audit_recent(_since timestamptz) RETURNS TABLE (rule text, line text)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'I6 each bet has its journal', format('player %s bet %s: stake %s, journal %s', b.player_id, b.id, b.stake, j.amount)
  FROM bet b
  LEFT JOIN LATERAL (
    SELECT - e.amount AS amount FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 1
    WHERE k.player_id = b.player_id AND k.id = b.id AND k.kind = 301) j ON true
  WHERE b.accepted_at >= _since AND b.stake IS DISTINCT FROM j.amount;

  RETURN QUERY
  SELECT 'I6 each bet has its journal', format('player %s bet %s: no bet, but its journal', k.player_id, k.id)
  FROM ledger_journal k LEFT JOIN bet b ON b.player_id = k.player_id AND b.id = k.id
  WHERE k.created_at >= _since AND k.kind = 301 AND b.id IS NULL;

  RETURN QUERY
  SELECT 'I6 each outcome has its journal', format('player %s bet %s kind %s: wanted %s, moved %s in %s',
    m.player_id, m.id, m.kind, w.amount, m.amount, m.times)
  FROM (
    SELECT k.player_id, (k.meta->>'betId')::uuid AS id, CASE k.kind WHEN 304 THEN 302 ELSE k.kind END AS kind,
      count(*) AS times, sum(e.amount) AS amount
    FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 1
    LEFT JOIN ledger_journal r ON r.player_id = k.player_id AND r.reverses = k.id
    WHERE k.created_at >= _since AND k.kind IN (302, 304, 305, 401) AND r.id IS NULL
    GROUP BY 1, 2, 3) m
  LEFT JOIN LATERAL (
    SELECT CASE m.kind WHEN 401 THEN b.prize WHEN 305 THEN b.refund WHEN 302 THEN b.stake * (b.state = 1)::int END AS amount
    FROM bet b WHERE b.player_id = m.player_id AND b.id = m.id) w ON true
  WHERE w.amount IS DISTINCT FROM m.amount OR m.times <> 1;

  RETURN QUERY
  SELECT 'I7 the pool of a finished issue is empty', format('issue %s: %s left', i.id, sum(e.amount))
  FROM issue i JOIN issue_job k ON k.issue_id = i.id AND k.step = 'done'
  JOIN ledger_entry e ON e.account = 10 AND e.ref = i.id
  WHERE i.finished_at >= _since GROUP BY i.id HAVING sum(e.amount) <> 0;

  RETURN QUERY
  SELECT 'I7 a finished issue has no open bet', format('issue %s bet %s', b.issue_id, b.id)
  FROM issue i JOIN issue_job k ON k.issue_id = i.id AND k.step = 'done'
  JOIN bet b ON b.issue_id = i.id
  WHERE i.finished_at >= _since AND b.state = 0;

  -- With the pool empty and each payout the prize of a bet, nobody was left out when the sums agree.
  RETURN QUERY
  SELECT 'I12 what an issue paid is what its bets won', format('issue %s: paid %s, won %s', i.id, p.amount, b.amount)
  FROM issue i JOIN issue_job k ON k.issue_id = i.id AND k.step = 'done'
  CROSS JOIN LATERAL (
    SELECT - coalesce(sum(e.amount), 0) AS amount FROM ledger_entry e
    JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
    WHERE e.account = 10 AND e.ref = i.id AND j.kind IN (305, 401)) p
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(prize + refund), 0) AS amount FROM bet WHERE issue_id = i.id) b
  WHERE i.finished_at >= _since AND p.amount <> b.amount;
END $$;

-- ==== 0042-bet-audit-cancelled
-- bet_audit of 0031 anew. A bet that its player took back before the issue was cancelled was not in force when
-- the issue was sealed, and is not in its manifests; one that the cancelled issue gave back was, and is.
CREATE OR REPLACE FUNCTION bet_audit() RETURNS TABLE (rule text, line text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'I6 each bet has its journal', format('player %s bet %s: stake %s, journal %s',
    coalesce(b.player_id, j.player_id), coalesce(b.id, j.id), b.stake, j.amount)
  FROM bet b
  FULL JOIN (
    SELECT k.player_id, k.id, - e.amount AS amount FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 1
    WHERE k.kind = 301) j ON j.player_id = b.player_id AND j.id = b.id
  WHERE b.stake IS DISTINCT FROM j.amount;

  -- What a bet's row says it received, against the journals that name it and were not reversed.
  RETURN QUERY
  WITH wanted AS (
    SELECT player_id, id, 401 AS kind, prize AS amount FROM bet WHERE prize > 0
    UNION ALL SELECT player_id, id, 305, refund FROM bet WHERE refund > 0
    UNION ALL SELECT player_id, id, 302, stake FROM bet WHERE state = 1),
  moved AS (
    SELECT j.player_id, (j.meta->>'betId')::uuid AS id,
      CASE j.kind WHEN 304 THEN 302 ELSE j.kind END AS kind, count(*) AS times, sum(e.amount) AS amount
    FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
    LEFT JOIN ledger_journal r ON r.player_id = j.player_id AND r.reverses = j.id
    WHERE j.kind IN (302, 304, 305, 401) AND r.id IS NULL
    GROUP BY 1, 2, 3)
  SELECT 'I6 each outcome has its journal', format('player %s bet %s kind %s: wanted %s, moved %s in %s',
    coalesce(w.player_id, m.player_id), coalesce(w.id, m.id), coalesce(w.kind, m.kind), w.amount, m.amount, m.times)
  FROM wanted w FULL JOIN moved m ON m.player_id = w.player_id AND m.id = w.id AND m.kind = w.kind
  WHERE w.amount IS DISTINCT FROM m.amount OR m.times <> 1;

  RETURN QUERY
  SELECT 'I6 a cart is its bets', format('player %s cart %s: stake %s, bets %s', c.player_id, c.intent, c.stake, sum(b.stake))
  FROM bet_cart c LEFT JOIN bet b ON b.player_id = c.player_id AND b.id = ANY(c.bet_ids)
  GROUP BY c.player_id, c.intent
  HAVING c.stake IS DISTINCT FROM sum(b.stake) OR cardinality(c.bet_ids) <> count(b.id);

  RETURN QUERY
  SELECT 'I6 a bet belongs to a cart', format('player %s bet %s', b.player_id, b.id)
  FROM bet b LEFT JOIN bet_cart c ON c.player_id = b.player_id AND c.intent = b.intent
  WHERE c.intent IS NULL OR b.id <> ALL(c.bet_ids);

  RETURN QUERY
  SELECT 'I7 the pool of a finished issue is empty', format('issue %s: %s left', k.issue_id, sum(e.amount))
  FROM issue_job k JOIN ledger_entry e ON e.account = 10 AND e.ref = k.issue_id
  WHERE k.step = 'done' GROUP BY k.issue_id HAVING sum(e.amount) <> 0;

  RETURN QUERY
  SELECT 'I7 a finished issue has no open bet', format('issue %s bet %s', b.issue_id, b.id)
  FROM bet b JOIN issue_job k ON k.issue_id = b.issue_id WHERE k.step = 'done' AND b.state = 0;

  RETURN QUERY
  SELECT 'I6 a bet ends as its issue ended', format('issue %s state %s: bet %s state %s', i.id, i.state, b.id, b.state)
  FROM bet b JOIN issue i ON i.id = b.issue_id
  WHERE (i.state = 3 AND b.state IN (2, 3)) OR (i.state = 0 AND b.state IN (2, 3));

  -- Sealed is when nobody was writing any more; the mark of an early close is a moment older.
  RETURN QUERY
  SELECT 'T1 no bet is late', format('bet %s of issue %s came at %s, close %s, sealed %s',
    b.id, i.id, b.accepted_at, i.close_at, i.sealed_at)
  FROM bet b JOIN issue i ON i.id = b.issue_id
  WHERE b.accepted_at >= i.close_at OR b.accepted_at > i.sealed_at OR b.accepted_at < i.start_at;

  -- Manifests speak of the bets that were in force when the issue was sealed.
  RETURN QUERY
  SELECT 'I12 manifests agree with the bets',
    format('issue %s: the %s manifest says %s of %s, the bets %s of %s', i.id, m.kind, m.bets, m.total, b.bets, b.total)
  FROM issue i
  JOIN (
    SELECT game_id, serial_number, kind,
      (body::jsonb->>CASE kind WHEN 'close' THEN 'betCount' ELSE 'winners' END)::bigint AS bets,
      (body::jsonb->>CASE kind WHEN 'close' THEN 'stakeSum' ELSE 'payoutSum' END)::numeric AS total
    FROM manifest WHERE kind IN ('close', 'settlement')) m
    ON m.game_id = i.game_id AND m.serial_number = i.serial_number
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE m.kind = 'close' OR prize > 0) AS bets,
      coalesce(sum(CASE m.kind WHEN 'close' THEN stake ELSE prize + refund END), 0) AS total
    FROM bet WHERE issue_id = i.id AND (bet.state <> 1 OR settled_at > i.sealed_at)) b
  WHERE m.bets <> b.bets OR m.total <> b.total;
END $$;
