-- Counts journals from where the last call ended, up to a watermark (ledger_watermark) and over so many numbers at most.
-- Returns up to where. In one transaction, with the row of the place held: a journal is counted once. Days are of every
-- account; hours leave out test accounts (product 6.8), as reports of all players do.
CREATE OR REPLACE FUNCTION money_count(_upto bigint, _most int) RETURNS bigint
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  _from bigint; _to bigint;
BEGIN
  SELECT c.upto INTO _from FROM money_counted c FOR UPDATE;
  _to := least(_upto, _from + _most);
  IF _to <= _from THEN
    UPDATE money_counted SET counted_at = app_now() WHERE _upto >= _from;
    RETURN _from;
  END IF;
  WITH moved AS MATERIALIZED (
    SELECT j.player_id, j.created_at AS at, j.kind, j.currency, coalesce((j.meta ->> 'gameId')::int, 0) AS game_id,
      s.amount, s.odd
    FROM ledger_journal j CROSS JOIN LATERAL (
      SELECT sum(e.amount) FILTER (WHERE e.account < 10) AS amount, abs(sum(e.amount)) AS odd
      FROM ledger_entry e WHERE e.player_id = j.player_id AND e.journal_id = j.id) s
    WHERE j.n > _from AND j.n <= _to),
  hours AS (
    INSERT INTO money_hour AS h (hour, currency, game_id, kind, amount, journals)
    SELECT date_trunc('hour', m.at), m.currency, m.game_id, m.kind, sum(m.amount), count(*)
    FROM moved m LEFT JOIN player p ON p.player_id = m.player_id
    WHERE m.amount IS NOT NULL AND coalesce(p.flags, 0) & flag_test_account() = 0 GROUP BY 1, 2, 3, 4
    ON CONFLICT (hour, currency, game_id, kind)
      DO UPDATE SET amount = h.amount + excluded.amount, journals = h.journals + excluded.journals),
  days AS (
    INSERT INTO money_day AS d (player_id, day, currency, game_id, kind, amount, journals)
    SELECT m.player_id, site_day(m.at), m.currency, m.game_id, m.kind, sum(m.amount), count(*)
    FROM moved m WHERE m.amount IS NOT NULL GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (player_id, day, currency, game_id, kind)
      DO UPDATE SET amount = d.amount + excluded.amount, journals = d.journals + excluded.journals)
  UPDATE money_counted c SET upto = _to, counted_at = app_now(),
    odd = c.odd + (SELECT coalesce(sum(m.odd), 0) FROM moved m);
  RETURN _to;
END $$;
REVOKE ALL ON FUNCTION money_count FROM PUBLIC;
GRANT EXECUTE ON FUNCTION money_count TO fairlot_app;

-- The money of an account goes out of the hours, or into them, as far as it is counted; whoever counts waits meanwhile, and
-- finds the flag as it is then. For whoever changes the flag, with its row held.
CREATE OR REPLACE FUNCTION money_leave_out(_player bigint, _out boolean) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  _upto bigint; _sign int := CASE WHEN _out THEN -1 ELSE 1 END; _hour record;
BEGIN
  SELECT c.upto INTO _upto FROM money_counted c FOR UPDATE;
  FOR _hour IN
    INSERT INTO money_hour AS h (hour, currency, game_id, kind, amount, journals)
    SELECT date_trunc('hour', j.created_at), j.currency, coalesce((j.meta ->> 'gameId')::int, 0), j.kind,
      _sign * sum(s.amount), _sign * count(*)
    FROM ledger_journal j CROSS JOIN LATERAL (
      SELECT sum(e.amount) AS amount FROM ledger_entry e
      WHERE e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10) s
    WHERE j.player_id = _player AND j.n <= _upto AND s.amount IS NOT NULL GROUP BY 1, 2, 3, 4
    ON CONFLICT (hour, currency, game_id, kind)
      DO UPDATE SET amount = h.amount + excluded.amount, journals = h.journals + excluded.journals
    RETURNING h.*
  LOOP
    IF _hour.journals = 0 THEN
      DELETE FROM money_hour h WHERE (h.hour, h.currency, h.game_id, h.kind)
        = (_hour.hour, _hour.currency, _hour.game_id, _hour.kind);
    END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION money_leave_out FROM PUBLIC;
