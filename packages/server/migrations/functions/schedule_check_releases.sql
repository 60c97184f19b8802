-- What is released for a cart is its stake, back to the cash of its player: anything else is a bug of the
-- caller. The holds are locked here, before any account.
CREATE OR REPLACE FUNCTION schedule_check_releases(_carts bet_place_cart[], _releases ledger_posting[])
RETURNS void LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM unnest(_releases) r
    LEFT JOIN unnest(_carts) WITH ORDINALITY AS c(player, intent, hash, issue, terms, stake, rules, moves, most, cap, hidden, n) ON n = r.unit
    WHERE (r.player, r.amount, r.seq, r.src, r.dst) IS DISTINCT FROM (c.player, c.stake, 1::smallint, 3::smallint, 1::smallint)
    OR r.kind IS DISTINCT FROM kind_return_schedule())
  THEN
    RAISE EXCEPTION 'a release is not the stake' USING ERRCODE = 'check_violation';
  END IF;
  PERFORM ledger_hold_lock(_releases);
END $$;

REVOKE ALL ON FUNCTION schedule_check_releases FROM PUBLIC;
