-- Places carts, each all or nothing and none at the cost of its neighbours. Carts are numbered from 1
-- in the order in which they come; a bet and its charge name their cart by that number.
-- First the shared locks of the issues, which whoever closes one waits for; then, under a snapshot from
-- after them, the check. A player's account is locked before his cart is looked for,
-- so that the same request sent twice at once is seen by the second. An account that somebody else holds,
-- as a settlement does, is not waited for: its carts are BUSY and nothing happened to them, so that neither
-- their neighbours nor whoever closes the issue wait with them.
-- A release gives its cart what was held for it, and stands or falls with the bets; so does what bets take of a
-- bonus (bonus_take), which costs whoever has none nothing. Caps of numbers are asked
-- for last before the money: their rows are the only ones here that players share.
DROP FUNCTION IF EXISTS bet_place(bigint[], uuid[], bytea[], int[], int[], bigint[], int[], uuid[], smallint[],
  text[], int[], smallint[], int[], smallint[], text[], bigint[], bigint[], int[], bigint[], uuid[], smallint[],
  smallint[], bpchar[], smallint[], text[], bytea[], uuid[], jsonb[], smallint[], bigint[], smallint[], bigint[],
  bigint[]);
DROP FUNCTION IF EXISTS bet_place(int, bigint, bigint[], uuid[], bytea[], int[], int[], bigint[], bytea[], int[], uuid[],
  smallint[], text[], int[], smallint[], int[], smallint[], text[], bigint[], bigint[], bytea[], text[], int[], bigint[],
  uuid[], smallint[], smallint[], bpchar[], smallint[], text[], bytea[], uuid[], jsonb[], smallint[], bigint[],
  smallint[], bigint[], bigint[]);
DROP FUNCTION IF EXISTS bet_place(int, bigint, bet_place_cart[], bet_place_bet[], ledger_posting[]);
DROP FUNCTION IF EXISTS bet_place(int, bigint, bet_place_cart[], bet_place_bet[], ledger_posting[], ledger_posting[]);
-- It answered without the part of a bonus.
DROP FUNCTION IF EXISTS bet_place(int, bigint, bet_place_cart[], bet_place_bet[], ledger_posting[], ledger_posting[], liability_take[]);
CREATE OR REPLACE FUNCTION bet_place(
  _most_bets int, _most_chars bigint, _carts bet_place_cart[], _rows bet_place_bet[], _charges ledger_posting[],
  _releases ledger_posting[] DEFAULT '{}', _takes liability_take[] DEFAULT '{}')
RETURNS TABLE (cart int, verdict text, detail bigint, wallet bigint, bet_ids uuid[], accepted_at timestamptz, close_at timestamptz,
  bonus bigint)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp
-- Few carts, large tables: always by index, whatever the statistics of a young table say.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  _player bigint[];
  _intent uuid[];
  _issue int[];
  _terms int[];
  _most bigint[];
  _lock int;
  _now timestamptz;
  _verdict text[];
  _detail bigint[];
  _wallet bigint[];
  _held bigint[];
  _busy bigint[] := '{}';
  _blessed bigint[];
  _drawn ledger_posting[] := '{}';
  _helped bigint[];
  _staked uuid[] := '{}';
  _bets int[];
  _chars bigint[];
  _chained boolean[];
  _walks rebate_chain[];
  _chains smallint[];
  _leaf_head text;
BEGIN
  -- Under another isolation the check would not see what was committed while this waited for its locks.
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'bets are placed under read committed' USING ERRCODE = 'invalid_transaction_state';
  END IF;
  SELECT array_agg(c.player), array_agg(c.intent), array_agg(c.issue), array_agg(c.terms), array_agg(c.most)
  INTO _player, _intent, _issue, _terms, _most FROM unnest(_carts) c;
  PERFORM bet_check_charge(_carts, _rows, _charges);

  FOR _lock IN
    SELECT DISTINCT i FROM unnest(_issue) AS i ORDER BY i
  LOOP
    PERFORM pg_advisory_xact_lock_shared(20001, _lock);
  END LOOP;
  IF _releases <> '{}' THEN PERFORM schedule_check_releases(_carts, _releases); END IF;
  -- Cash 1, and the bonus 2 of the few who have some.
  SELECT array_agg(l.player_id) FILTER (WHERE l.kind = 1), array_agg(l.player_id) FILTER (WHERE l.kind = 2 AND l.balance > 0)
  INTO _held, _blessed
  FROM (
    SELECT a.player_id, a.kind, a.balance FROM ledger_account a WHERE a.player_id = ANY(_player) AND a.kind < 3
    ORDER BY a.player_id, a.kind, a.currency FOR UPDATE SKIP LOCKED) l;
  _held := coalesce(_held, '{}');
  IF NOT (_player <@ _held) THEN
    -- Whoever has no account yet is not busy: the ledger makes one.
    _busy := ARRAY(SELECT a.player_id FROM ledger_account a
      WHERE a.player_id = ANY(_player) AND a.kind = 1 AND a.player_id <> ALL(_held));
  END IF;
  _now := app_now();

  -- The chains are of the snapshot in which the groups were judged.
  SELECT j.verdict, j.detail, j.bets, j.chars, j.chained, CASE WHEN true = ANY (j.chained)
    THEN chain_walk(ARRAY(SELECT DISTINCT c.player FROM unnest(_player, j.chained) c(player, is_chained) WHERE c.is_chained)) END
  INTO _verdict, _detail, _bets, _chars, _chained, _walks
  FROM bet_judge_carts(_most_bets, _most_chars, _carts, _rows, _busy, _now) j;

  PERFORM bet_stall();

  IF _takes <> '{}' THEN
    SELECT t.verdict, t.detail INTO _verdict, _detail FROM liability_take(_takes, _verdict, _detail) t;
    _takes := ARRAY(SELECT t FROM unnest(_takes) t WHERE _verdict[t.cart] = 'OK');
  END IF;

  IF _blessed IS NOT NULL THEN
    SELECT b.takes, b.helped INTO _drawn, _helped FROM bonus_take(_blessed, _verdict, _charges, _releases, _now) b;
  END IF;

  -- Carts refused so far stay out of the ledger.
  IF NOT (_verdict <@ ARRAY['OK']) THEN
    _charges := ARRAY(SELECT r FROM unnest(_charges) r WHERE _verdict[r.unit] = 'OK');
    _releases := ARRAY(SELECT r FROM unnest(_releases) r WHERE _verdict[r.unit] = 'OK');
  END IF;

  IF _charges <> '{}' THEN
    -- Short of money: what is missing. Anything else but posted: the account takes no bets.
    SELECT array_agg(CASE WHEN l.verdict IS NULL OR l.verdict = 1 THEN _verdict[n]
          WHEN l.verdict = 4 THEN 'NOT_ENOUGH' ELSE 'FUNDS_FROZEN' END ORDER BY n),
      array_agg(CASE WHEN l.verdict = 4 THEN c.stake - l.balance - coalesce(_helped[n], 0) ELSE _detail[n] END ORDER BY n),
      array_agg(l.balance ORDER BY n)
    INTO _verdict, _detail, _wallet
    FROM unnest(_carts) WITH ORDINALITY AS c(player, intent, hash, issue, terms, stake, rules, moves, most, cap, hidden, n)
    LEFT JOIN ledger_post(_releases || _drawn || _charges) AS l ON l.unit = n;

    INSERT INTO bet_cart (player_id, intent, request_hash, issue_id, bet_ids, stake, wallet, accepted_at, rules_hash, is_hidden,
      is_scheduled)
    SELECT c.player, c.intent, c.hash, c.issue,
      ARRAY(SELECT b.id FROM unnest(_rows) b WHERE b.cart = n), c.stake, _wallet[n], _now, c.rules, c.hidden,
      _releases <> '{}' AND EXISTS (SELECT FROM unnest(_releases) r WHERE r.unit = n)
    FROM unnest(_carts) WITH ORDINALITY AS c(player, intent, hash, issue, terms, stake, rules, moves, most, cap, hidden, n)
    WHERE _verdict[n] = 'OK';

    IF _drawn <> '{}' THEN
      _staked := ARRAY(SELECT (t.meta ->> 'betId')::uuid FROM unnest(_drawn) t);
      PERFORM bonus_keep(_drawn, _verdict, _issue, _rows);
    END IF;
    IF _walks IS NOT NULL THEN _chains := chain_of_carts(_player, _verdict, _chained, _walks); END IF;
    _leaf_head := '{"acceptedAt":' || to_ms(_now);
    INSERT INTO bet (player_id, id, intent, issue_id, play_id, content, notes, mode, multiple, prize_group, odds,
      terms_version, unit_stake, stake, most_prize, is_solo, accepted_at, selection_hash, leaf_hash, chain, turnover)
    SELECT _player[b.cart], b.id, _intent[b.cart], _issue[b.cart], b.play, b.content, b.notes, b.mode, b.multiple,
      b.grp, b.odds, _terms[b.cart], b.unit, b.stake, b.most_prize, b.is_solo, _now,
      b.selection, sha256('\x00'::bytea || convert_to(_leaf_head || b.leaf, 'UTF8')),
      -- A bet that takes of a bonus is worth no rebate (product 5.4).
      CASE WHEN b.grp IS NOT NULL AND b.id <> ALL (_staked) THEN _chains[b.cart] END, b.turnover
    FROM unnest(_rows) b
    WHERE _verdict[b.cart] = 'OK';

    INSERT INTO bet_tally AS t (player_id, issue_id, bets, chars, prize)
    SELECT _player[n], _issue[n], sum(_bets[n]), sum(_chars[n]), sum(_most[n]) FROM generate_subscripts(_player, 1) AS n
    WHERE _verdict[n] = 'OK' GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (player_id, issue_id) DO UPDATE SET bets = t.bets + excluded.bets, chars = t.chars + excluded.chars,
      prize = t.prize + excluded.prize;

    PERFORM limit_take(_carts, _verdict, _now);
    PERFORM follow_note(_carts, _verdict, _releases, _now);
  END IF;

  IF _takes <> '{}' AND NOT (_verdict <@ ARRAY['OK']) THEN
    PERFORM liability_give_back(ARRAY(SELECT t FROM unnest(_takes) t WHERE _verdict[t.cart] <> 'OK'));
  END IF;

  RETURN QUERY
    SELECT n::int, _verdict[n], _detail[n], k.wallet, k.bet_ids, k.accepted_at, i.close_at,
      -- Asked for where there may be one alone: of a batch that drew of a bonus, and of a cart that comes again.
      CASE WHEN _drawn <> '{}' OR _verdict[n] = 'DUPLICATE' THEN bonus_in_cart(k.player_id, k.bet_ids) END
    FROM generate_subscripts(_player, 1) AS n
    LEFT JOIN bet_cart k ON k.player_id = _player[n] AND k.intent = _intent[n] AND _verdict[n] IN ('OK', 'DUPLICATE')
    LEFT JOIN issue i ON i.id = k.issue_id
    ORDER BY n;
END $$;

REVOKE ALL ON FUNCTION bet_place FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_place TO fairlot_app;
