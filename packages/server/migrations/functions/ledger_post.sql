-- The only writer. One row is one posting: amount > 0 goes from one account to another within the books of a
-- player. A journal is one posting, or several neighbours with seq 1, 2, 3 ...; the columns of the journal are
-- read where seq is 1. Journals with the same unit stand or fall together; they
-- belong to one player, or they are linked: two players, the same id in the books of both, and every posting
-- by way of transit (33), in which a unit leaves nothing. Each unit gets a verdict: 1 posted, 2 repeated (the
-- same keys and contents were posted before; nothing happened), 3 reused (a key was used for something else),
-- 4 short (an account would fall below its floor), 5 locked (an account is frozen or closed; what is owed
-- reaches both), 6 ended (a hold has less left, or has expired: ledger_hold).
-- What takes back a payment by mistake reaches every account and goes below zero where the money is gone:
-- the account has no floor then until it is back at zero, and gives nothing but to such a recall.
-- `balance` is that of the unit's last account of cash, what is held or a bonus only where there is no other: after the unit when posted or repeated, what
-- is there when short or locked; what the hold has left when ended.
--
-- All rows go through one statement. Players for whom something is in the way are left out of it and then
-- judged unit by unit, in order, by the same function: so one bad cart refuses none of its neighbours. In a
-- call with linked journals that is everybody.
DROP FUNCTION IF EXISTS ledger_post(
  int[], bigint[], uuid[], smallint[], smallint[], bpchar[],
  smallint[], text[], bytea[], uuid[], jsonb[], smallint[], bigint[], smallint[], bigint[], bigint[]);
CREATE OR REPLACE FUNCTION ledger_post(_rows ledger_posting[])
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
  _empty boolean; _linked boolean; _holding boolean; _longest smallint; _entries smallint[];
  _barred int[] := '{}'; _remaining bigint;
  _owed smallint[] := ARRAY(SELECT k.kind FROM ledger_kind k WHERE k.owed OR k.recalls);
  _recalls smallint[] := ARRAY(SELECT k.kind FROM ledger_kind k WHERE k.recalls);
  _recalling boolean;
  r record;
BEGIN
  SELECT bool_or(p.amount <= 0), bool_or(33 IN (p.src, p.dst)), bool_or(3 IN (p.src, p.dst)),
    bool_or(p.kind = ANY (_recalls)), max(p.seq)
  INTO _empty, _linked, _holding, _recalling, _longest FROM unnest(_rows) p;
  IF _empty THEN RAISE EXCEPTION 'a posting moves more than nothing' USING ERRCODE = 'check_violation'; END IF;
  PERFORM ledger_check_kinds(_rows);
  PERFORM ledger_check_players(_rows);
  IF _linked THEN PERFORM ledger_check_transit(_rows); END IF;
  IF _longest > 1 THEN
    _entries := ARRAY(
      SELECT (2 * max(p.seq) OVER (PARTITION BY p.player, p.journal))::smallint
      FROM unnest(_rows) WITH ORDINALITY
        AS p(unit, player, journal, seq, kind, currency, scope, key, hash, reverses, meta,
             src, src_ref, dst, dst_ref, amount, n) ORDER BY p.n);
  END IF;
  -- From before the first number is drawn until the end: see ledger_watermark.
  PERFORM pg_advisory_xact_lock_shared(20002, 0);

  IF _holding THEN PERFORM ledger_hold_lock(_rows); END IF;
  -- Locks in the order of the key, so that no two calls wait for each other. No account is locked while one is
  -- missing: a call that adds it waits for whoever adds the same one, and may hold nothing that he, or one who
  -- came after him, waits for.
  LOOP
    WITH side AS MATERIALIZED (
      SELECT p.player, p.src AS account, p.currency FROM unnest(_rows) p WHERE p.src < 10
      UNION ALL SELECT p.player, p.dst, p.currency FROM unnest(_rows) p WHERE p.dst < 10),
    there AS (
      SELECT count(*) = (SELECT count(*) FROM side) AS is_all FROM side s
      JOIN ledger_account a ON a.player_id = s.player AND a.kind = s.account AND a.currency = s.currency),
    got AS (
      SELECT FROM side s
      JOIN ledger_account a ON a.player_id = s.player AND a.kind = s.account AND a.currency = s.currency
      WHERE (SELECT is_all FROM there)
      ORDER BY s.player, s.account, s.currency FOR UPDATE OF a),
    keys AS (
      SELECT count(*) AS times FROM unnest(_rows) p WHERE p.seq = 1 GROUP BY p.player, p.scope, p.key)
    SELECT (SELECT count(*) FROM side), (SELECT count(*) FROM got), k.heads, k.distinct_keys
    INTO _wanted, _locked, _heads, _keys
    FROM (SELECT sum(times) AS heads, count(*) AS distinct_keys FROM keys) k;
    EXIT WHEN _wanted = _locked;
    INSERT INTO ledger_account (player_id, kind, currency)
    SELECT p.player, s.account, p.currency FROM unnest(_rows) p
    CROSS JOIN LATERAL (VALUES (p.src), (p.dst)) AS s(account)
    WHERE s.account < 10 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING;
  END LOOP;

  -- After the locks: the times of an account follow its versions.
  _t := app_now();
  IF _holding THEN
    SELECT coalesce(array_agg(h.unit), '{}'), min(h.remaining) INTO _barred, _remaining
    FROM ledger_hold_barred(_rows, _t) h;
  END IF;
  FOR r IN
    -- Materialised, so that both look-ups below use every column of their index. Each step below copies each side: what
    -- only a journal has goes with one side of it. Journals that are linked stand and fall as one book.
    WITH side AS MATERIALIZED (
      SELECT p.n::int, p.unit, p.player, CASE WHEN NOT _linked THEN p.player END AS book, p.journal,
        (2 * p.seq - 1)::smallint AS entry, p.kind, p.src AS account, p.src_ref AS ref, - p.amount AS delta, p.currency,
        CASE WHEN p.src < 10 THEN p.src END AS floored, p.kind = ANY (_owed) AS owed,
        p.scope, CASE WHEN p.seq = 1 THEN p.key END AS head_key, p.hash, p.reverses, p.meta
      FROM unnest(_rows) WITH ORDINALITY
        AS p(unit, player, journal, seq, kind, currency, scope, key, hash, reverses, meta,
             src, src_ref, dst, dst_ref, amount, n)
      -- Two halves: a list of values for each row would be made ready anew for each row.
      UNION ALL
      SELECT p.n::int, p.unit, p.player, CASE WHEN NOT _linked THEN p.player END, p.journal,
        (2 * p.seq)::smallint, p.kind, p.dst, p.dst_ref, p.amount, p.currency,
        CASE WHEN p.dst < 10 THEN p.dst END, p.kind = ANY (_owed),
        NULL, NULL, NULL, NULL, NULL
      FROM unnest(_rows) WITH ORDINALITY
        AS p(unit, player, journal, seq, kind, currency, scope, key, hash, reverses, meta,
             src, src_ref, dst, dst_ref, amount, n)),
    chained AS (
      SELECT s.n, s.unit, s.player, s.book, s.journal, s.entry, s.kind, s.account, s.ref, s.delta, s.currency, s.floored,
        s.scope, s.head_key, s.hash, s.reverses, s.meta,
        a.balance + sum(s.delta) OVER w AS after, a.version + row_number() OVER w AS version,
        lead(1) OVER w IS NULL AS is_last,
        a.status > 0 AND NOT s.owed AND (s.delta < 0 OR a.status = 2)
          OR s.delta < 0 AND a.balance + sum(s.delta) OVER w < 0 AND NOT s.kind = ANY (_recalls)
          OR s.unit = ANY (_barred) OR j.id IS NOT NULL AS in_the_way
      FROM side s
      LEFT JOIN ledger_account a ON a.player_id = s.player AND a.kind = s.floored AND a.currency = s.currency
      LEFT JOIN ledger_journal j
        ON j.player_id = s.player AND j.idem_scope = s.scope AND j.idem_key = s.head_key
      WINDOW w AS (PARTITION BY s.book, s.player, s.account, s.currency ORDER BY s.n, s.entry)),
    judged AS MATERIALIZED (
      SELECT *, _heads > _keys OR bool_or(coalesce(in_the_way, false)) OVER (PARTITION BY book) AS is_left
      FROM chained),
    journals AS (
      INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, reverses,
                                  effective_at, created_at, entries, meta)
      SELECT player, journal, kind, currency, scope, head_key, hash, reverses, _t, _t, coalesce(_entries[n], 2), meta
      FROM judged WHERE entry = 1 AND NOT is_left),
    entries AS (
      INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount, balance_after,
                                version_after)
      SELECT player, journal, entry, account, ref, currency, delta, after, version
      FROM judged WHERE NOT is_left),
    balances AS (
      UPDATE ledger_account a SET balance = c.after, version = c.version,
        floor_zero = c.after >= 0 OR a.floor_zero AND NOT _recalling
      FROM judged c
      WHERE c.is_last AND NOT c.is_left
        AND a.player_id = c.player AND a.kind = c.floored AND a.currency = c.currency)
    SELECT DISTINCT ON (unit) unit, journal, after, is_left
    FROM judged
    ORDER BY unit, floored IS NULL, floored > 1, n DESC, entry DESC
  LOOP
    _units := _units + 1;
    IF r.is_left THEN
      _left := _left || r.unit;
    ELSE
      unit := r.unit; verdict := 1; journal_id := r.journal; balance := r.after;
      RETURN NEXT;
    END IF;
  END LOOP;

  IF _holding THEN
    PERFORM ledger_hold_apply(_rows, _left);
  END IF;
  IF _units = 1 AND cardinality(_left) = 1 THEN
    RETURN QUERY SELECT * FROM ledger_refusal(_rows, _barred <> '{}', _remaining);
    RETURN;
  END IF;
  FOREACH _wanted IN ARRAY _left LOOP
    RETURN QUERY SELECT * FROM ledger_post(ARRAY(SELECT p FROM unnest(_rows) p WHERE p.unit = _wanted));
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION ledger_post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post TO fairlot_app;
