-- Locks what a bonus ends with: its row, then the accounts of its player, cash first as all do, so that no bet takes
-- of it meanwhile; and says how things stand then. Nothing comes of a bonus that is not there.
DROP FUNCTION IF EXISTS bonus_lock(bigint, bigint);
CREATE FUNCTION bonus_lock(_player bigint, _id bigint)
RETURNS TABLE (state smallint, currency bpchar, amount bigint, times int, days smallint, most_release bigint,
  is_late boolean, has_other boolean, has_line boolean, has_bets boolean, balance bigint, now_ms bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  _now timestamptz;
BEGIN
  -- One claim of a player at a time: two could both find none that is active.
  PERFORM FROM player p WHERE p.player_id = _player FOR NO KEY UPDATE;
  PERFORM FROM bonus_grant g WHERE g.player_id = _player AND g.id = _id FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM FROM ledger_account a WHERE a.player_id = _player AND a.kind IN (1, 2)
  ORDER BY a.kind, a.currency FOR UPDATE;
  _now := app_now();
  RETURN QUERY
    SELECT g.state, g.currency, g.amount, g.times, g.days, g.most_release,
      CASE g.state WHEN 0 THEN g.claim_by ELSE g.expires_at END <= _now,
      EXISTS (SELECT FROM bonus_grant o WHERE o.player_id = _player AND o.state = 1 AND o.id <> _id),
      EXISTS (SELECT FROM requirement r
        WHERE r.player_id = _player AND r.source = 'bonus:' || _id AND r.state = 0),
      bonus_has_bets(_player, _id),
      coalesce((SELECT a.balance FROM ledger_account a
        WHERE a.player_id = _player AND a.kind = 2 AND a.currency = g.currency), 0),
      to_ms(_now)
    FROM bonus_grant g WHERE g.player_id = _player AND g.id = _id;
END $$;
REVOKE ALL ON FUNCTION bonus_lock FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus_lock TO fairlot_app;

-- What players have of bonus, once nothing of it or of their cash moves any more.
CREATE OR REPLACE FUNCTION bonus_hold(_players bigint[], _currency bpchar)
RETURNS TABLE (player_id bigint, balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM ledger_account a WHERE a.player_id = ANY (_players) AND a.kind IN (1, 2)
  ORDER BY a.player_id, a.kind, a.currency FOR UPDATE;
  RETURN QUERY SELECT a.player_id, a.balance FROM ledger_account a
    WHERE a.player_id = ANY (_players) AND a.kind = 2 AND a.currency = _currency;
END $$;
REVOKE ALL ON FUNCTION bonus_hold FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus_hold TO fairlot_app;
