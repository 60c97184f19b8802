-- A player takes a bet back: before the close, official plays only, so many a day. The ledger's reversal
-- is the caller's next statement, in the same transaction.
CREATE OR REPLACE FUNCTION bet_cancel(_player bigint, _id uuid, _most int, OUT verdict text,
  OUT issue_id int, OUT game_id smallint, OUT serial_number bigint, OUT stake bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _issue int;
  _now timestamptz;
  _today timestamptz;
  _state smallint;
  _is_open boolean;
BEGIN
  SELECT b.issue_id INTO _issue FROM bet b WHERE b.player_id = _player AND b.id = _id;
  IF NOT FOUND THEN verdict := 'NOT_FOUND'; RETURN; END IF;
  PERFORM pg_advisory_xact_lock_shared(20001, _issue);
  -- One cancel of a player at a time: otherwise two could both be the last of the day.
  PERFORM FROM player p WHERE p.player_id = _player FOR NO KEY UPDATE;
  _now := app_now();
  -- Days of the site begin at midnight UTC+8.
  _today := (date_trunc('day', _now AT TIME ZONE 'UTC' + interval '8 hours') - interval '8 hours') AT TIME ZONE 'UTC';
  -- Alone: a lock in a join with what lives on another machine would silently lock nothing.
  SELECT b.state, b.issue_id, b.stake INTO _state, issue_id, stake
  FROM bet b WHERE b.player_id = _player AND b.id = _id FOR UPDATE;
  SELECT i.game_id, i.serial_number, i.state = 0 AND i.closed_at IS NULL AND _now < i.close_at
  INTO game_id, serial_number, _is_open
  FROM issue i WHERE i.id = _issue;
  PERFORM bet_stall();
  verdict := CASE
    WHEN _state = 1 THEN 'REPEATED'
    WHEN _state <> 0 THEN 'ALREADY_SETTLED'
    WHEN NOT _is_open THEN 'CANCEL_CLOSED'
    WHEN _most <= (
      -- No issue is on sale for longer than two days.
      SELECT count(*) FROM bet b JOIN issue i ON i.id = b.issue_id
      WHERE b.player_id = _player AND b.state = 1 AND i.state <> 3
        AND b.settled_at >= _today AND b.accepted_at >= _today - interval '2 days')
      THEN 'CANCEL_LIMIT'
    ELSE 'OK' END;
  IF verdict = 'OK' THEN
    UPDATE bet b SET state = 1, settled_at = _now WHERE b.player_id = _player AND b.id = _id;
  END IF;
END $$;

REVOKE ALL ON FUNCTION bet_cancel FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_cancel TO fairlot_app;
