-- A player changes a limit of his own; `_player` is whoever is signed in, and there is no other way to these
-- tables. What tightens holds from the next bet on. What loosens is written down and waits: `limit_confirm`.

-- The account is what bets wait for: none is on its way while a limit changes.
CREATE OR REPLACE FUNCTION limit_lock(_player bigint) RETURNS timestamptz
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'limits are changed under read committed' USING ERRCODE = 'invalid_transaction_state';
  END IF;
  PERFORM FROM ledger_account a WHERE a.player_id = _player AND a.kind = 1
    ORDER BY a.player_id, a.kind, a.currency FOR UPDATE;
  RETURN app_now();
END $$;
REVOKE ALL ON FUNCTION limit_lock FROM PUBLIC;

-- Counts the days anew that any period of now reaches back to, from the bets themselves.
CREATE OR REPLACE FUNCTION limit_recount(_player bigint, _now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _since date := least(own_since(2::smallint, _now), own_since(3::smallint, _now));
BEGIN
  DELETE FROM own_day d WHERE d.player_id = _player;
  INSERT INTO own_day (player_id, day, staked, won)
  SELECT b.player_id, site_day(b.accepted_at), sum(b.stake - b.refund), sum(b.prize)
  FROM bet b
  WHERE b.player_id = _player AND b.accepted_at >= (_since::timestamp - interval '8 hours') AT TIME ZONE 'UTC'
    AND b.state <> 1
  GROUP BY 1, 2;
END $$;
REVOKE ALL ON FUNCTION limit_recount FROM PUBLIC;

-- Null: no limit. Answers SET, or ASKED where it waits; NONE where there is nothing to take away.
CREATE OR REPLACE FUNCTION limit_set(_player bigint, _kind smallint, _period smallint, _amount bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := limit_lock(_player);
  _before bigint;
  _is_first boolean := NOT EXISTS (SELECT FROM own_limit l WHERE l.player_id = _player);
  _verdict text := 'SET';
BEGIN
  SELECT l.amount INTO _before FROM own_limit l
  WHERE l.player_id = _player AND l.kind = _kind AND l.period = _period;
  IF _before IS NULL THEN
    IF _amount IS NULL THEN RETURN 'NONE'; END IF;
    IF _is_first THEN PERFORM limit_recount(_player, _now); END IF;
    INSERT INTO own_limit (player_id, kind, period, amount) VALUES (_player, _kind, _period, _amount);
  ELSIF _amount <= _before THEN
    UPDATE own_limit l SET amount = _amount, asked_at = NULL, asked_amount = NULL
    WHERE l.player_id = _player AND l.kind = _kind AND l.period = _period;
  ELSE
    _verdict := 'ASKED';
    UPDATE own_limit l SET asked_at = _now, asked_amount = _amount
    WHERE l.player_id = _player AND l.kind = _kind AND l.period = _period;
  END IF;
  INSERT INTO own_change (player_id, at, what, about)
  VALUES (_player, _now, _verdict, format('%s %s: %s, was %s', _kind, _period, _amount, _before));
  RETURN _verdict;
END $$;
REVOKE ALL ON FUNCTION limit_set FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_set TO fairlot_app;

-- The second word of who asked for more, a day after the first and within a week from then. `_amount` is what
-- he is confirming, as he sees it. NOT_ASKED, TOO_EARLY, LAPSED or CONFIRMED.
CREATE OR REPLACE FUNCTION limit_confirm(_player bigint, _kind smallint, _period smallint, _amount bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := limit_lock(_player);
  _asked_at timestamptz;
  _asked bigint;
  _before bigint;
BEGIN
  SELECT l.asked_at, l.asked_amount, l.amount INTO _asked_at, _asked, _before FROM own_limit l
  WHERE l.player_id = _player AND l.kind = _kind AND l.period = _period;
  IF _asked_at IS NULL OR _asked IS DISTINCT FROM _amount THEN RETURN 'NOT_ASKED'; END IF;
  IF _now < _asked_at + limit_waits() THEN RETURN 'TOO_EARLY'; END IF;
  IF _now >= _asked_at + limit_waits() + limit_stands() THEN RETURN 'LAPSED'; END IF;
  IF _amount IS NULL THEN
    DELETE FROM own_limit l WHERE l.player_id = _player AND l.kind = _kind AND l.period = _period;
    DELETE FROM own_day d
    WHERE d.player_id = _player AND NOT EXISTS (SELECT FROM own_limit l WHERE l.player_id = _player);
  ELSE
    UPDATE own_limit l SET amount = _amount, asked_at = NULL, asked_amount = NULL
    WHERE l.player_id = _player AND l.kind = _kind AND l.period = _period;
  END IF;
  INSERT INTO own_change (player_id, at, what, about)
  VALUES (_player, _now, 'CONFIRMED', format('%s %s: %s, was %s', _kind, _period, _amount, _before));
  RETURN 'CONFIRMED';
END $$;
REVOKE ALL ON FUNCTION limit_confirm FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_confirm TO fairlot_app;

-- He asks no more: everything stays as it is.
CREATE OR REPLACE FUNCTION limit_drop(_player bigint, _kind smallint, _period smallint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _now timestamptz := limit_lock(_player);
BEGIN
  UPDATE own_limit l SET asked_at = NULL, asked_amount = NULL
  WHERE l.player_id = _player AND l.kind = _kind AND l.period = _period AND l.asked_at IS NOT NULL;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO own_change (player_id, at, what, about)
  VALUES (_player, _now, 'DROPPED', format('%s %s', _kind, _period));
END $$;
REVOKE ALL ON FUNCTION limit_drop FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_drop TO fairlot_app;
