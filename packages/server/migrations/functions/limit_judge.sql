-- What players hold themselves to, of carts that nothing else stands against: ON_BREAK until the moment in
-- `detail` (milliseconds), or OWN_LIMIT with its kind and period, and what is left in `detail`. Called under the
-- locks of the accounts. Two looks by index are all that a batch costs of whose players nobody has either.
CREATE OR REPLACE FUNCTION limit_judge(
  _carts bet_place_cart[], _now timestamptz, INOUT verdict text[], INOUT detail bigint[])
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  _players bigint[] := ARRAY(SELECT c.player FROM unnest(_carts) c);
  _player bigint;
  _until timestamptz;
  _stake bigint;
  _taken bigint;
  _least record;
BEGIN
  FOR _player, _until IN
    SELECT b.player_id, max(b.until_at) FROM own_break b
    WHERE b.player_id = ANY (_players) AND b.until_at > _now GROUP BY b.player_id
  LOOP
    FOR n IN 1 .. cardinality(_players) LOOP
      -- Whatever else stands against it, this is what he has to know; of what happened before he is told.
      CONTINUE WHEN _players[n] <> _player OR verdict[n] IN ('BUSY', 'DUPLICATE', 'INTENT_REUSED');
      verdict[n] := 'ON_BREAK';
      detail[n] := to_ms(_until);
    END LOOP;
  END LOOP;

  FOR _player IN SELECT DISTINCT l.player_id FROM own_limit l WHERE l.player_id = ANY (_players) LOOP
    SELECT r.kind, r.period, r.amount - r.used AS room INTO _least
    FROM limit_room(_player, _now) r WHERE r.kind < 3 ORDER BY r.amount - r.used LIMIT 1;
    CONTINUE WHEN NOT FOUND;
    _taken := 0;
    FOR n IN 1 .. cardinality(_players) LOOP
      CONTINUE WHEN _players[n] <> _player OR verdict[n] <> 'OK';
      _stake := (_carts[n]).stake;
      IF _taken + _stake > _least.room THEN
        verdict[n] := format('OWN_LIMIT %s %s', _least.kind, _least.period);
        detail[n] := greatest(_least.room - _taken, 0);
      ELSE
        _taken := _taken + _stake;
      END IF;
    END LOOP;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION limit_judge FROM PUBLIC;
