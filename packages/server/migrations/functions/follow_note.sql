-- What players bet whom somebody follows: a call for each cart that was accepted. Not what they hid, not what a
-- schedule bets for them, and not what they follow themselves, so that nobody follows in a circle.
CREATE OR REPLACE FUNCTION follow_note(
  _carts bet_place_cart[], _verdict text[], _releases ledger_posting[], _now timestamptz)
RETURNS void LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
DECLARE
  _player bigint[];
  _leader bigint[];
BEGIN
  SELECT array_agg(c.player) INTO _player FROM unnest(_carts) c;
  _leader := ARRAY(SELECT l.player_id FROM follow_leader l WHERE l.player_id = ANY (_player) AND l.followers > 0);
  IF _leader = '{}' THEN RETURN; END IF;
  INSERT INTO follow_call (player_id, intent, issue_id, accepted_at)
  SELECT c.player, c.intent, c.issue, _now
  FROM unnest(_carts) WITH ORDINALITY AS c(player, intent, hash, issue, terms, stake, rules, moves, most, cap, hidden, n)
  WHERE c.player = ANY (_leader) AND _verdict[n] = 'OK' AND NOT c.hidden
    AND NOT EXISTS (SELECT FROM unnest(_releases) r WHERE r.unit = n)
    AND NOT EXISTS (SELECT FROM follow_order o
      WHERE o.player_id = ANY (_leader) AND o.player_id = c.player AND o.intent = c.intent);
  PERFORM pg_notify('fairlot_job', 'follow.spread');
END $$;
REVOKE ALL ON FUNCTION follow_note FROM PUBLIC;
