-- What a player owes now, by what it is owed for. A bill that is open counts from the moment it is written; whoever adds to any
-- part holds the player's row (debt_lock), so that what acts under that row reads a sum that stays.
CREATE OR REPLACE FUNCTION player_owed_parts(_player bigint, OUT debt bigint, OUT dividends bigint, OUT pay bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT sum(d.owed) FROM debt d WHERE d.player_id = _player), 0)::bigint, 0::bigint, 0::bigint
$$;

-- The sum of the parts: a withdrawal and a transfer leave so much in the wallet. Ask it in a statement of its own once the
-- account is locked (after ledger_post): the snapshot of the statement that waited for the lock is older than the lock.
CREATE OR REPLACE FUNCTION player_owed(_player bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT p.debt + p.dividends + p.pay FROM player_owed_parts(_player) p
$$;
REVOKE ALL ON FUNCTION player_owed_parts, player_owed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION player_owed_parts, player_owed TO fairlot_app;
