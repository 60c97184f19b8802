-- Each bet is charged its own stake, once, by its own journal, to the player of its cart and into the pool of
-- its issue: one row for the ledger a bet, in the order of the bets. Anything else is a bug of the caller.
DROP FUNCTION IF EXISTS bet_check_charge(bigint[], int[], bigint[], int[], uuid[], bigint[], int[], bigint[], uuid[],
  smallint[], smallint[], smallint[], smallint[], bigint[], bigint[]);
CREATE OR REPLACE FUNCTION bet_check_charge(
  _carts bet_place_cart[], _rows bet_place_bet[], _charges ledger_posting[])
RETURNS void LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  _player bigint[]; _issue int[]; _stake bigint[];
BEGIN
  SELECT array_agg(c.player), array_agg(c.issue), array_agg(c.stake) INTO _player, _issue, _stake FROM unnest(_carts) c;
  IF EXISTS (
      SELECT FROM ROWS FROM (unnest(_rows), unnest(_charges))
        AS u(cart, id, play, content, notes, mode, multiple, grp, odds, unit_stake, stake, selection, leaf, most_prize, is_solo, turnover,
             unit, player, journal, seq, kind, currency, scope, key, hash, reverses, meta,
             src, src_ref, dst, dst_ref, amount)
      WHERE (unit, journal, amount) IS DISTINCT FROM (cart, id, stake)
        -- First 1, from cash 1 to the pool 10.
        OR (seq, src, dst) IS DISTINCT FROM (1::smallint, 1::smallint, 10::smallint)
        OR (kind IN (kind_place_bet(), kind_follow_bet())) IS NOT TRUE
        OR (player, dst_ref) IS DISTINCT FROM (_player[cart], _issue[cart]::bigint))
    OR _stake IS DISTINCT FROM (
      SELECT array_agg(s.stake ORDER BY s.cart)
      FROM (SELECT b.cart, sum(b.stake)::bigint AS stake FROM unnest(_rows) b GROUP BY b.cart) s)
  THEN
    RAISE EXCEPTION 'a charge is not the stake' USING ERRCODE = 'check_violation';
  END IF;
END $$;

REVOKE ALL ON FUNCTION bet_check_charge FROM PUBLIC;
