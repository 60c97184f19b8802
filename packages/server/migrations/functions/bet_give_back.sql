-- What a bet that its player took back counted for is free again: of his prizes in the issue, and of the caps.
-- Called after the posting that gave the stake back, in its transaction: accounts are locked before all else.
CREATE OR REPLACE FUNCTION bet_give_back(_player bigint, _issue int, _most bigint, _takes liability_take[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE bet_tally t SET prize = greatest(0, t.prize - _most) WHERE t.player_id = _player AND t.issue_id = _issue;
  IF _takes <> '{}' THEN PERFORM liability_give_back(_takes); END IF;
END $$;

REVOKE ALL ON FUNCTION bet_give_back FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_give_back TO fairlot_app;
