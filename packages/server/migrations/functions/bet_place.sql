-- Places carts, each all or nothing and none at the cost of its neighbours. Carts are numbered from 1
-- by their place in the first arrays; a bet and a row for the ledger name their cart by that number.
-- First the shared locks of the issues, which whoever closes one waits for; then, under a snapshot from
-- after them, the check (reliability 5.3). A player's account is locked before his cart is looked for,
-- so that the same request sent twice at once is seen by the second. An account that somebody else holds,
-- as a settlement does, is not waited for: its carts are BUSY and nothing happened to them, so that neither
-- their neighbours nor whoever closes the issue wait with them.
DROP FUNCTION IF EXISTS bet_place(bigint[], uuid[], bytea[], int[], int[], bigint[], int[], uuid[], smallint[],
  text[], int[], smallint[], int[], smallint[], text[], bigint[], bigint[], int[], bigint[], uuid[], smallint[],
  smallint[], bpchar[], smallint[], text[], bytea[], uuid[], jsonb[], smallint[], bigint[], smallint[], bigint[],
  bigint[]);
CREATE OR REPLACE FUNCTION bet_place(
  _most_bets int, _most_chars bigint,
  _player bigint[], _intent uuid[], _hash bytea[], _issue int[], _terms int[], _stake bigint[], _rules bytea[],
  _b_cart int[], _b_id uuid[], _b_play smallint[], _b_content text[], _b_notes int[], _b_mode smallint[],
  _b_multiple int[], _b_group smallint[], _b_odds text[], _b_unit bigint[], _b_stake bigint[],
  -- A leaf lacks the moment of acceptance, with which its canonical JSON begins.
  _b_selection bytea[], _b_leaf text[],
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
  _held bigint[];
  _busy bigint[] := '{}';
  _bets int[];
  _chars bigint[];
  _leaf_head text;
BEGIN
  -- Under another isolation the check would not see what was committed while this waited for its locks.
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'bets are placed under read committed' USING ERRCODE = 'invalid_transaction_state';
  END IF;
  PERFORM bet_check_charge(_player, _issue, _stake, _b_cart, _b_id, _b_stake, _l_unit, _l_player, _l_journal, _l_seq,
    _l_kind, _l_from, _l_to, _l_to_ref, _l_amount);

  FOR _lock IN
    SELECT DISTINCT i FROM unnest(_issue) AS i ORDER BY i
  LOOP
    PERFORM pg_advisory_xact_lock_shared(20001, _lock);
  END LOOP;
  _held := ARRAY(SELECT a.player_id FROM ledger_account a WHERE a.player_id = ANY(_player) AND a.kind = 1
    ORDER BY a.player_id, a.kind, a.currency FOR UPDATE SKIP LOCKED);
  IF NOT (_player <@ _held) THEN
    -- Whoever has no account yet is not busy: the ledger makes one.
    _busy := ARRAY(SELECT a.player_id FROM ledger_account a
      WHERE a.player_id = ANY(_player) AND a.kind = 1 AND a.player_id <> ALL(_held));
  END IF;
  _now := app_now();

  SELECT j.verdict, j.detail, j.bets, j.chars INTO _verdict, _detail, _bets, _chars
  FROM bet_judge_carts(_most_bets, _most_chars, _player, _intent, _hash, _issue, _terms, _busy, _b_cart, _b_content,
    _b_group, _now) j;

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

    INSERT INTO bet_cart (player_id, intent, request_hash, issue_id, bet_ids, stake, wallet, accepted_at, rules_hash)
    SELECT c.player, c.intent, c.hash, _issue[n],
      (SELECT array_agg(b.id ORDER BY b.n) FROM unnest(_b_cart, _b_id) WITH ORDINALITY AS b(cart, id, n) WHERE b.cart = c.n),
      c.stake, _wallet[n], _now, c.rules
    FROM unnest(_player, _intent, _hash, _stake, _rules) WITH ORDINALITY AS c(player, intent, hash, stake, rules, n)
    WHERE _verdict[n] = 'OK';

    _leaf_head := '{"acceptedAt":' || to_ms(_now);
    INSERT INTO bet (player_id, id, intent, issue_id, play_id, content, notes, mode, multiple, prize_group, odds,
      terms_version, unit_stake, stake, accepted_at, selection_hash, leaf_hash)
    SELECT _player[b.cart], b.id, _intent[b.cart], _issue[b.cart], b.play, b.content, b.notes, b.mode, b.multiple,
      b.grp, b.odds::bigint[], _terms[b.cart], b.unit, b.stake, _now,
      b.selection, sha256('\x00'::bytea || convert_to(_leaf_head || b.leaf, 'UTF8'))
    FROM unnest(_b_cart, _b_id, _b_play, _b_content, _b_notes, _b_mode, _b_multiple, _b_group, _b_odds, _b_unit, _b_stake,
      _b_selection, _b_leaf)
      AS b(cart, id, play, content, notes, mode, multiple, grp, odds, unit, stake, selection, leaf)
    WHERE _verdict[b.cart] = 'OK';

    INSERT INTO bet_tally AS t (player_id, issue_id, bets, chars)
    SELECT _player[n], _issue[n], sum(_bets[n]), sum(_chars[n]) FROM generate_subscripts(_player, 1) AS n
    WHERE _verdict[n] = 'OK' GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (player_id, issue_id) DO UPDATE SET bets = t.bets + excluded.bets, chars = t.chars + excluded.chars;
  END IF;

  RETURN QUERY
    SELECT n::int, _verdict[n], _detail[n], k.wallet, k.bet_ids, k.accepted_at, i.close_at
    FROM generate_subscripts(_player, 1) AS n
    LEFT JOIN bet_cart k ON k.player_id = _player[n] AND k.intent = _intent[n] AND _verdict[n] IN ('OK', 'DUPLICATE')
    LEFT JOIN issue i ON i.id = k.issue_id
    ORDER BY n;
END $$;

REVOKE ALL ON FUNCTION bet_place FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_place TO fairlot_app;
