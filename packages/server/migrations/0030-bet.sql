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
