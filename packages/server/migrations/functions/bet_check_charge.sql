-- Each bet is charged its own stake, once, by its own journal, to the player of its cart and into the pool of
-- its issue: one row for the ledger a bet, in the order of the bets. Anything else is a bug of the caller.
CREATE OR REPLACE FUNCTION bet_check_charge(
  _player bigint[], _issue int[], _stake bigint[], _b_cart int[], _b_id uuid[], _b_stake bigint[],
  _l_unit int[], _l_player bigint[], _l_journal uuid[], _l_seq smallint[], _l_kind smallint[],
  _l_from smallint[], _l_to smallint[], _l_to_ref bigint[], _l_amount bigint[])
RETURNS void LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  IF (_l_unit, _l_journal, _l_amount) IS DISTINCT FROM (_b_cart, _b_id, _b_stake)
    -- First 1, kind 301, from cash 1 to the pool 10.
    OR NOT (_l_seq <@ ARRAY[1::smallint] AND _l_kind <@ ARRAY[kind_place_bet()]
      AND _l_from <@ ARRAY[1::smallint] AND _l_to <@ ARRAY[10::smallint])
    OR EXISTS (
      SELECT FROM unnest(_l_unit, _l_player, _l_to_ref) AS l(unit, player, pool)
      WHERE (l.player, l.pool) IS DISTINCT FROM (_player[l.unit], _issue[l.unit]::bigint))
    OR _stake IS DISTINCT FROM (
      SELECT array_agg(s.stake ORDER BY s.cart)
      FROM (SELECT b.cart, sum(b.stake)::bigint AS stake FROM unnest(_b_cart, _b_stake) AS b(cart, stake) GROUP BY b.cart) s)
  THEN
    RAISE EXCEPTION 'a charge is not the stake' USING ERRCODE = 'check_violation';
  END IF;
END $$;

REVOKE ALL ON FUNCTION bet_check_charge FROM PUBLIC;
