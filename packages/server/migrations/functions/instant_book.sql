-- Each bet of a round is charged its own stake by its own journal, once, and receives what its win says, once, and
-- nothing else: out of the player's cash 1 into the revenue of the house 21, and back. Anything else is a bug.
CREATE OR REPLACE FUNCTION instant_check_postings(
  _player bigint, _rows bet_place_bet[], _wins bet_win[], _postings ledger_posting[])
RETURNS void LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    WITH wanted AS (
      SELECT b.id, kind_instant_bet() AS kind, 1::smallint AS src, 21::smallint AS dst, b.stake AS amount FROM unnest(_rows) b
      UNION ALL SELECT w.id, kind_instant_prize(), 21, 1, w.prize FROM unnest(_wins) w WHERE w.prize > 0
      UNION ALL SELECT w.id, kind_instant_tie(), 21, 1, w.refund FROM unnest(_wins) w WHERE w.refund > 0)
    SELECT FROM (SELECT x.*, count(*) OVER (PARTITION BY x.id, x.kind) AS times FROM wanted x) w
    FULL JOIN (SELECT y.*, count(*) OVER (PARTITION BY y.meta ->> 'betId', y.kind) AS times FROM unnest(_postings) y) p
      ON (p.meta ->> 'betId')::uuid = w.id AND p.kind = w.kind
    WHERE w.times > 1 OR p.times > 1
      OR (p.src, p.dst, p.amount, p.player, p.unit, p.seq) IS DISTINCT FROM (w.src, w.dst, w.amount, _player, 1, 1::smallint)
      OR w.kind = kind_instant_bet() AND p.journal <> w.id)
  THEN
    RAISE EXCEPTION 'the postings of a round are not its bets and wins' USING ERRCODE = 'check_violation';
  END IF;
END $$;
REVOKE ALL ON FUNCTION instant_check_postings FROM PUBLIC;

-- Books a round whose place `instant_begin` took in this transaction: one cart, its bets as they ended, the money
-- both ways in one unit of the ledger. Judged like every cart; refused, nothing of it is there. Each prize is
-- counted again from the row of its bet. `_covered` as of `instant_count`.
DROP FUNCTION IF EXISTS instant_book(int, bigint, bet_place_cart[], bet_place_bet[], ledger_posting[], bet_win[], int, int, text);
CREATE OR REPLACE FUNCTION instant_book(
  _most_bets int, _most_chars bigint, _carts bet_place_cart[], _rows bet_place_bet[], _postings ledger_posting[],
  _wins bet_win[], _seed int, _nonce int, _number text, _covered bigint, OUT verdict text, OUT detail bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
#variable_conflict use_column
DECLARE
  _cart bet_place_cart := _carts[1];
  _s instant_seed;
  _now timestamptz;
  _post record;
  _paid bigint;
  _back bigint;
BEGIN
  SELECT * INTO _s FROM instant_seed s WHERE s.player_id = _cart.player AND s.revealed_at IS NULL FOR UPDATE;
  IF cardinality(_carts) <> 1 OR (_s.id, _s.rounds + 1) IS DISTINCT FROM (_seed, _nonce) THEN
    RAISE EXCEPTION 'round % of seed % is not the next one', _nonce, _seed USING ERRCODE = 'check_violation';
  END IF;
  PERFORM instant_check_postings(_cart.player, _rows, _wins, _postings);
  PERFORM FROM ledger_account a WHERE a.player_id = _cart.player AND a.kind = 1 ORDER BY a.currency FOR UPDATE;
  _now := app_now();
  SELECT j.verdict[1], j.detail[1] INTO verdict, detail
  FROM bet_judge_carts(_most_bets, _most_chars, _carts, _rows, '{}', _now) j;
  -- A lower prize group stands for a rebate, which goes by issues: rounds are taken at the player's own.
  IF verdict = 'OK' AND EXISTS (
      SELECT FROM player p JOIN unnest(_rows) b ON b.grp < p.prize_group WHERE p.player_id = _cart.player)
  THEN
    verdict := 'REBATE_RANGE';
  END IF;
  IF verdict <> 'OK' THEN RETURN; END IF;
  IF EXISTS (
    SELECT FROM unnest(_wins) w LEFT JOIN unnest(_rows) b ON b.id = w.id
    WHERE w.player_id <> _cart.player OR w.refund IS DISTINCT FROM b.unit * w.refunds
      OR w.prize IS DISTINCT FROM bet_prize(b.unit, b.odds, w.hits, w.per_hit, b.most_prize))
  THEN
    RAISE EXCEPTION 'a prize of round % of seed % is not what its bet says', _nonce, _seed USING ERRCODE = 'check_violation';
  END IF;

  SELECT l.verdict, l.balance INTO _post FROM ledger_post(_postings) l;
  IF _post.verdict <> 1 THEN
    verdict := CASE WHEN _post.verdict = 4 THEN 'NOT_ENOUGH' ELSE 'FUNDS_FROZEN' END;
    detail := _cart.stake - _post.balance;
    RETURN;
  END IF;
  SELECT coalesce(sum(w.prize), 0), coalesce(sum(w.refund), 0) INTO _paid, _back FROM unnest(_wins) w;
  INSERT INTO bet_cart (player_id, intent, request_hash, issue_id, bet_ids, stake, wallet, accepted_at, rules_hash)
  VALUES (_cart.player, _cart.intent, _cart.hash, _cart.issue, ARRAY(SELECT b.id FROM unnest(_rows) b), _cart.stake,
    _post.balance, _now, _cart.rules);
  INSERT INTO instant_round (player_id, intent, serial, seed_id, nonce, game_id, number, drawn_at, stake, prize, refund, wallet,
    covered)
  SELECT _cart.player, _cart.intent, _s.earlier + _nonce, _seed, _nonce, i.game_id, _number, _now, _cart.stake, _paid, _back,
    _post.balance, _covered
  FROM issue i WHERE i.id = _cart.issue;
  INSERT INTO bet (player_id, id, intent, issue_id, play_id, content, notes, mode, multiple, prize_group, odds,
    terms_version, unit_stake, stake, most_prize, is_solo, turnover, accepted_at, settled_at, state, prize, refund, hits)
  SELECT _cart.player, b.id, _cart.intent, _cart.issue, b.play, b.content, b.notes, b.mode, b.multiple, b.grp, b.odds,
    _cart.terms, b.unit, b.stake, b.most_prize, b.is_solo, b.turnover, _now, _now, CASE WHEN w.prize > 0 THEN 3 ELSE 2 END,
    coalesce(w.prize, 0), coalesce(w.refund, 0), w.hits
  FROM unnest(_rows) b LEFT JOIN unnest(_wins) w ON w.id = b.id;
  PERFORM limit_take(_carts, ARRAY['OK'], _now);
  PERFORM limit_end(ARRAY[_cart.player], ARRAY(SELECT b.id FROM unnest(_rows) b));
  PERFORM instant_count(_cart.player, _cart.intent, _s.earlier + _nonce, _postings[1].currency, _covered, _now);
  UPDATE instant_seed SET rounds = _nonce, drawn_at = _now WHERE player_id = _cart.player AND id = _seed;
END $$;

REVOKE ALL ON FUNCTION instant_book FROM PUBLIC;
GRANT EXECUTE ON FUNCTION instant_book TO fairlot_app;
