-- What stands against each cart before money is asked for, or OK, and how many bets and characters it has. A
-- player's carts in an issue are counted as if each before them was taken; `detail` is his prize group, or
-- what his bets in the issue may still bring him with PRIZE_LIMIT; `chained` says whether somebody may be paid a rebate of
-- the cart.
DROP FUNCTION IF EXISTS bet_judge_carts(int, bigint, bigint[], uuid[], bytea[], int[], int[], bigint[], int[], text[],
  smallint[], timestamptz);
DROP FUNCTION IF EXISTS bet_judge_carts(int, bigint, bet_place_cart[], bet_place_bet[], bigint[], timestamptz);
CREATE FUNCTION bet_judge_carts(
  _most_bets int, _most_chars bigint, _carts bet_place_cart[], _rows bet_place_bet[], _busy bigint[], _now timestamptz,
  OUT verdict text[], OUT detail bigint[], OUT bets int[], OUT chars bigint[],
  OUT chained boolean[])
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  _bets int[];
  _chars bigint[];
  _lowest smallint[];
  _highest smallint[];
BEGIN
  SELECT array_agg(z.bets ORDER BY z.cart), array_agg(z.chars ORDER BY z.cart),
    array_agg(z.lowest ORDER BY z.cart), array_agg(z.highest ORDER BY z.cart)
  INTO _bets, _chars, _lowest, _highest
  FROM (SELECT b.cart, count(*) AS bets, sum(char_length(b.content)) AS chars, min(b.grp) AS lowest, max(b.grp) AS highest
    FROM unnest(_rows) b GROUP BY b.cart) z;

  WITH sale AS MATERIALIZED (
    SELECT d.id, coalesce((SELECT max(t.version) FROM game_terms t WHERE t.game_id = i.game_id), 0) AS terms,
      coalesce((SELECT max(m.seq) FROM odds_move m WHERE m.issue_id = d.id), 0) AS moves, CASE
        WHEN g.state = 1 THEN 'GAME_MAINTAIN'
        WHEN g.state = 3 THEN 'GAME_OFFICIAL_OFFLINE'
        WHEN g.state IS DISTINCT FROM 0 THEN 'GAME_OFFLINE'
        WHEN i.state <> 0 OR i.closed_at IS NOT NULL OR i.close_at <= _now THEN 'ISSUE_CLOSED'
        WHEN i.id IS NULL OR i.opened_at IS NULL OR i.start_at > _now THEN 'ISSUE_NOT_OPEN' END AS verdict
    FROM (SELECT DISTINCT c.issue AS id FROM unnest(_carts) c) d
    LEFT JOIN issue i ON i.id = d.id
    LEFT JOIN game g ON g.id = i.game_id)
  SELECT array_agg(CASE WHEN s.verdict = 'OK' AND (s.bets > _most_bets OR s.chars > _most_chars)
        THEN 'TOO_MANY_BETS'
      WHEN s.verdict = 'OK' AND s.most > s.cap THEN 'PRIZE_LIMIT' ELSE s.verdict END ORDER BY s.n),
    array_agg(CASE WHEN s.verdict = 'OK' AND s.most > s.cap THEN greatest(0, s.cap - s.most + s.own)
      ELSE s.prize_group END ORDER BY s.n),
    array_agg(s.chained ORDER BY s.n)
  INTO verdict, detail, chained
  FROM (
    SELECT v.n, v.prize_group, v.chained, v.verdict,
      coalesce(t.bets, 0) + sum(_bets[v.n::int]) FILTER (WHERE v.verdict = 'OK') OVER w AS bets,
      coalesce(t.chars, 0) + sum(_chars[v.n::int]) FILTER (WHERE v.verdict = 'OK') OVER w AS chars,
      v.cap, v.most AS own, coalesce(t.prize, 0) + sum(v.most) FILTER (WHERE v.verdict = 'OK') OVER w AS most
    FROM (
      SELECT c.n, c.player, c.issue, c.most, c.cap, p.prize_group,
        p.parent IS NOT NULL OR _lowest[c.n::int] < p.prize_group AS chained, CASE
        WHEN c.player = ANY(_busy) THEN 'BUSY'
        WHEN k.request_hash = c.hash THEN 'DUPLICATE'
        WHEN k.request_hash IS NOT NULL THEN 'INTENT_REUSED'
        WHEN p.player_id IS NULL OR p.flags & flags_that_bar_bets() <> 0 THEN 'BET_DISABLED'
        WHEN p.flags & flags_that_freeze_funds() <> 0 THEN 'FUNDS_FROZEN'
        WHEN e.verdict IS NOT NULL THEN e.verdict
        WHEN c.terms <> e.terms THEN 'TERMS_MOVED'
        WHEN c.moves <> e.moves THEN 'ODDS_MOVED'
        WHEN _highest[c.n::int] > p.prize_group THEN 'REBATE_RANGE'
        ELSE 'OK' END AS verdict
      FROM unnest(_carts) WITH ORDINALITY AS c(player, intent, hash, issue, terms, stake, rules, moves, most, cap, hidden, n)
      LEFT JOIN player p ON p.player_id = c.player
      LEFT JOIN sale e ON e.id = c.issue
      LEFT JOIN bet_cart k ON k.player_id = c.player AND k.intent = c.intent) v
    LEFT JOIN bet_tally t ON t.player_id = v.player AND t.issue_id = v.issue
    WINDOW w AS (PARTITION BY v.player, v.issue ORDER BY v.n)) s;
  SELECT o.verdict, o.detail INTO verdict, detail FROM limit_judge(_carts, _now, verdict, detail) o;
  bets := _bets;
  chars := _chars;
END $$;
REVOKE ALL ON FUNCTION bet_judge_carts FROM PUBLIC;
