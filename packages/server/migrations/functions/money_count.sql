-- What counted bets move: stakes that stood, prizes and effective turnover, each with the number of bets. A sign of -1 takes back.
CREATE OR REPLACE FUNCTION bet_moved(_rows bet_counted[], _sign int) RETURNS SETOF money_moved
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT r.player_id, r.settled_at, r.currency, r.game_id, f.kind::smallint, _sign * f.amount, _sign * r.bets
  FROM unnest(_rows) r CROSS JOIN LATERAL (VALUES (1, r.stake), (2, r.prize), (3, r.turnover)) f(kind, amount)
  WHERE f.kind = 1 OR f.amount <> 0
$$;

-- What settled bets leave of the stakes that are open; test accounts have none.
CREATE OR REPLACE FUNCTION money_open(_moved money_moved[]) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(-sum(m.amount) FILTER (WHERE m.kind = 1 OR k.class = 3), 0)::bigint
  FROM unnest(_moved) m LEFT JOIN ledger_kind k ON k.kind = m.kind
  LEFT JOIN player p ON p.player_id = m.player_id
  WHERE coalesce(p.flags, 0) & flag_test_account() = 0
$$;
REVOKE ALL ON FUNCTION bet_moved, money_open FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_moved TO fairlot_app;

-- Counts journals from where the last call ended, up to a watermark (ledger_watermark) and over so many numbers at most.
-- Returns up to where. In one transaction, with the row of the place held: a journal is counted once. Days are of every
-- account; hours and lines leave out test accounts (product 6.8), as reports of all players do. Rounds of instant games are
-- settled with their journals.
CREATE OR REPLACE FUNCTION money_count(_upto bigint, _most int) RETURNS bigint
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  _from bigint; _to bigint; _odd bigint; _moved money_moved[]; _rounds bet_counted[];
BEGIN
  SELECT c.upto INTO _from FROM money_counted c FOR UPDATE;
  _to := least(_upto, _from + _most);
  IF _to <= _from THEN
    UPDATE money_counted SET counted_at = app_now() WHERE _upto >= _from;
    RETURN _from;
  END IF;
  SELECT coalesce(array_agg((j.player_id, j.created_at, j.currency, coalesce((j.meta ->> 'gameId')::int, 0), j.kind, s.amount, 1)::money_moved)
      FILTER (WHERE s.amount IS NOT NULL), '{}'), coalesce(sum(s.odd), 0)
  INTO _moved, _odd
  FROM ledger_journal j CROSS JOIN LATERAL (
    SELECT sum(e.amount) FILTER (WHERE e.account < 10) AS amount, abs(sum(e.amount)) AS odd
    FROM ledger_entry e WHERE e.player_id = j.player_id AND e.journal_id = j.id) s
  WHERE j.n > _from AND j.n <= _to;
  PERFORM line_balances(_moved);
  PERFORM line_depositors(_moved);
  IF EXISTS (SELECT FROM unnest(_moved) m WHERE m.kind = kind_instant_bet()) THEN
    _rounds := ARRAY(SELECT r FROM instant_settled(_from, _to) r);
    PERFORM line_bettors(_rounds);
    _moved := _moved || ARRAY(SELECT m FROM bet_moved(_rounds, 1) m);
  END IF;
  PERFORM money_add(_moved, false);
  UPDATE money_counted c SET upto = _to, counted_at = app_now(), odd = c.odd + _odd, open_stake = c.open_stake + money_open(_moved);
  RETURN _to;
END $$;
REVOKE ALL ON FUNCTION money_count FROM PUBLIC;
GRANT EXECUTE ON FUNCTION money_count TO fairlot_app;

-- The money of an account goes out of hours and lines, or into them, as far as it is counted, and so does what is counted of the
-- account itself; whoever counts waits meanwhile, and finds the flag as it is then. For whoever changes the flag, with its row held.
CREATE OR REPLACE FUNCTION money_leave_out(_player bigint, _out boolean) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  _upto bigint; _sign int := CASE WHEN _out THEN -1 ELSE 1 END; _moved money_moved[]; _line line_count;
BEGIN
  SELECT c.upto INTO _upto FROM money_counted c FOR UPDATE;
  _moved := ARRAY(
    SELECT (j.player_id, j.created_at, j.currency, coalesce((j.meta ->> 'gameId')::int, 0), j.kind, _sign * s.amount, _sign)::money_moved
    FROM ledger_journal j CROSS JOIN LATERAL (
      SELECT sum(e.amount) AS amount FROM ledger_entry e
      WHERE e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10) s
    WHERE j.player_id = _player AND j.n <= _upto AND s.amount IS NOT NULL);
  _moved := _moved || ARRAY(
    SELECT m FROM bet_moved(ARRAY(SELECT b FROM bet_counted b WHERE b.player_id = _player), _sign) m);
  UPDATE money_counted c SET open_stake = c.open_stake - coalesce((
    SELECT sum(m.amount) FROM unnest(_moved) m LEFT JOIN ledger_kind k ON k.kind = m.kind WHERE m.kind = 1 OR k.class = 3), 0);
  PERFORM money_add(_moved || ARRAY(
    SELECT (p.player_id, p.at, p.currency, 0, p.kind, _sign, _sign)::money_moved FROM line_person p WHERE p.player_id = _player), true);

  SELECT * INTO _line FROM line_count c WHERE c.player_id = _player;
  IF _line.is_test IS DISTINCT FROM NOT _out THEN RETURN; END IF;
  UPDATE line_count c SET is_test = _out WHERE c.player_id = _player;
  UPDATE line_count c SET directs = c.directs + _sign WHERE c.player_id = _line.parent AND _line.is_counted;
  PERFORM line_weigh(ARRAY[_line.parent], ARRAY[_sign * _line.is_counted::int],
    ARRAY[_sign * (_line.is_counted AND _line.is_agent)::int], ARRAY[_sign * _line.balance]);
END $$;
REVOKE ALL ON FUNCTION money_leave_out FROM PUBLIC;
