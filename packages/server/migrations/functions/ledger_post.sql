-- The only writer. One element of the arrays is one posting: amount > 0 goes from one account to another
-- within the books of _player. A journal is one posting, or several neighbours with _seq 1, 2, 3 ...; the
-- columns of the journal are read where _seq is 1. Journals with the same _unit stand or fall together; they
-- belong to one player, or they are linked: two players, the same id in the books of both, and every posting
-- by way of transit (33), in which a unit leaves nothing. Each unit gets a verdict: 1 posted, 2 repeated (the same keys and contents were
-- posted before; nothing happened), 3 reused (a key was used for something else), 4 short (an account
-- would fall below its floor), 5 locked (an account is frozen or closed; what is owed reaches both).
-- `balance` is that of the unit's last account with a floor: after the unit when posted or repeated, what
-- is free when short or locked.
--
-- All rows go through one statement. Players for whom something is in the way are left out of it and then
-- judged unit by unit, in order, by the same function: so one bad cart refuses none of its neighbours. In a
-- call with linked journals that is everybody.
CREATE OR REPLACE FUNCTION ledger_post(
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
  _linked boolean := 33 = ANY (_from) OR 33 = ANY (_to);
  _owed smallint[] := ARRAY(SELECT k.kind FROM ledger_kind k WHERE k.owed);
  r record;
BEGIN
  IF 0 >= ANY (_amount) THEN RAISE EXCEPTION 'a posting moves more than nothing' USING ERRCODE = 'check_violation'; END IF;
  PERFORM ledger_check_kinds(_player, _kind, _from, _to, _reverses);
  IF _linked THEN PERFORM ledger_check_transit(_unit, _player, _journal, _currency, _from, _to, _amount); END IF;
  -- From before the first number is drawn until the end: see ledger_watermark.
  PERFORM pg_advisory_xact_lock_shared(20002, 0);

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
        CASE WHEN p.seq = 1 AND s.back = 1 THEN p.key END AS head_key,
        p.kind = ANY (_owed) AS owed
      FROM unnest(_unit, _player, _journal, _seq, _kind, _currency, _scope, _key, _hash, _reverses, _meta,
                  _from, _from_ref, _to, _to_ref, _amount) WITH ORDINALITY
        AS p(unit, player, journal, seq, kind, currency, scope, key, hash, reverses, meta,
             src, src_ref, dst, dst_ref, amount, n)
      CROSS JOIN LATERAL (VALUES (1, p.src, p.src_ref, - p.amount), (0, p.dst, p.dst_ref, p.amount))
        AS s(back, account, ref, delta)),
    chained AS (
      SELECT s.*, a.balance + sum(s.delta) OVER w AS after, a.version + row_number() OVER w AS version,
        lead(1) OVER w IS NULL AS is_last,
        a.status > 0 AND NOT s.owed AND (s.delta < 0 OR a.status = 2)
          OR a.floor_zero AND a.balance + sum(s.delta) OVER w < a.reserved
          OR j.id IS NOT NULL AS in_the_way
      FROM side s
      LEFT JOIN ledger_account a ON a.player_id = s.player AND a.kind = s.floored AND a.currency = s.currency
      LEFT JOIN ledger_journal j
        ON j.player_id = s.player AND j.idem_scope = s.scope AND j.idem_key = s.head_key
      WINDOW w AS (PARTITION BY s.player, s.account, s.currency ORDER BY s.n, s.entry)),
    judged AS MATERIALIZED (
      SELECT *, _heads > _keys OR bool_or(coalesce(in_the_way, false)) OVER (PARTITION BY player)
          OR _linked AND bool_or(coalesce(in_the_way, false)) OVER () AS is_left,
        max(entry) OVER (PARTITION BY player, journal) AS entries
      FROM chained),
    journals AS (
      INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, reverses,
                                  effective_at, created_at, entries, meta)
      SELECT player, journal, kind, currency, scope, key, hash, reverses, _t, _t, entries, meta
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
    IF r.is_mixed AND NOT _linked THEN RAISE EXCEPTION 'unit % has several players', r.unit USING ERRCODE = 'check_violation'; END IF;
    _units := _units + 1;
    IF r.is_left THEN
      _left := _left || r.unit;
    ELSE
      unit := r.unit; verdict := 1; journal_id := r.journal; balance := r.after;
      RETURN NEXT;
    END IF;
  END LOOP;

  IF _units = 1 AND cardinality(_left) = 1 THEN
    RETURN QUERY SELECT * FROM ledger_refusal(_unit[1], _player, _kind, _seq, _currency, _scope, _key, _hash, _from, _to);
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

-- Stops a call whose units mix players in any other way than through transit, or leave something there.
CREATE OR REPLACE FUNCTION ledger_check_transit(
  _unit int[], _player bigint[], _journal uuid[], _currency bpchar[], _from smallint[], _to smallint[], _amount bigint[])
RETURNS void LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
DECLARE
  _wrong int;
BEGIN
  SELECT unit INTO _wrong FROM unnest(_unit, _player, _from, _to) AS p(unit, player, src, dst)
  GROUP BY unit HAVING min(player) <> max(player) AND NOT bool_and(src = 33 OR dst = 33) LIMIT 1;
  IF FOUND THEN RAISE EXCEPTION 'unit % has several players', _wrong USING ERRCODE = 'check_violation'; END IF;
  SELECT unit INTO _wrong FROM unnest(_unit, _journal, _currency, _from, _to, _amount)
    AS p(unit, journal, currency, src, dst, amount)
  GROUP BY unit, journal, currency
  HAVING sum(CASE WHEN dst = 33 THEN amount ELSE 0 END - CASE WHEN src = 33 THEN amount ELSE 0 END) <> 0 LIMIT 1;
  IF FOUND THEN RAISE EXCEPTION 'unit % leaves money in transit', _wrong USING ERRCODE = 'check_violation'; END IF;
END $$;

-- Why one unit was left out, the accounts being locked by the caller.
DROP FUNCTION IF EXISTS ledger_refusal(int, bigint, smallint[], bpchar[], smallint[], text[], bytea[], smallint[], smallint[]);
CREATE OR REPLACE FUNCTION ledger_refusal(
  _unit int, _player bigint[], _kind smallint[], _seq smallint[], _currency bpchar[], _scope smallint[], _key text[],
  _hash bytea[], _from smallint[], _to smallint[])
RETURNS TABLE (unit int, verdict smallint, journal_id uuid, balance bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  _heads int; _ids uuid[]; _same int;
BEGIN
  SELECT count(*), array_remove(array_agg(j.id), NULL), count(*) FILTER (WHERE j.request_hash = p.hash)
  INTO _heads, _ids, _same
  FROM unnest(_player, _seq, _scope, _key, _hash) AS p(player, seq, scope, key, hash)
  LEFT JOIN ledger_journal j ON j.player_id = ANY (_player) AND j.player_id = p.player
    AND j.idem_scope = p.scope AND j.idem_key = p.key
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
    WHERE e.player_id = _player[cardinality(_player)] AND e.journal_id = ANY (_ids)
    ORDER BY e.version_after DESC NULLS LAST LIMIT 1;
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT CASE WHEN bool_or(a.status > 0 AND k.owed IS NOT TRUE AND (s.gives OR a.status = 2)) THEN 5 ELSE 4 END,
    coalesce(min(a.balance - a.reserved) FILTER (WHERE s.gives), min(a.balance - a.reserved))
  INTO verdict, balance
  FROM unnest(_player || _player, _kind || _kind, _currency || _currency, _from || _to,
      array_fill(true, ARRAY[cardinality(_from)]) || array_fill(false, ARRAY[cardinality(_to)]))
    AS s(player, kind, currency, account, gives)
  JOIN ledger_account a ON a.player_id = ANY (_player) AND a.player_id = s.player AND a.kind = s.account
    AND a.currency = s.currency
  LEFT JOIN ledger_kind k ON k.kind = s.kind
  HAVING count(*) > 0;
  IF verdict IS NULL THEN RAISE EXCEPTION 'unit % names a key twice', _unit USING ERRCODE = 'check_violation'; END IF;
  RETURN NEXT;
END $$;

REVOKE ALL ON FUNCTION ledger_post, ledger_refusal, ledger_check_transit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post TO fairlot_app;
