-- Always by index, whatever the statistics of a young table say.
-- Returns who stands above a player, from the top to the parent; at most 20 (rules/check TOO_DEEP).
CREATE OR REPLACE FUNCTION line_above(_player bigint) RETURNS bigint[]
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  WITH RECURSIVE above(player_id, n) AS (
    SELECT p.parent, 1 FROM player p WHERE p.player_id = _player AND p.parent IS NOT NULL
    UNION ALL
    SELECT p.parent, a.n + 1 FROM above a JOIN player p ON p.player_id = a.player_id
    WHERE p.parent IS NOT NULL AND a.n < 32)
  SELECT coalesce(array_agg(a.player_id ORDER BY a.n DESC), '{}') FROM above a
$$;

-- Whether a player stands below another, at whatever depth; nobody stands below himself.
CREATE OR REPLACE FUNCTION line_is_below(_player bigint, _head bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  SELECT _head = ANY (line_above(_player))
$$;
REVOKE ALL ON FUNCTION line_above, line_is_below FROM PUBLIC;
GRANT EXECUTE ON FUNCTION line_above, line_is_below TO fairlot_app;

-- Returns the levels below a player: 0 without anybody.
CREATE OR REPLACE FUNCTION line_height(_player bigint) RETURNS int
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  WITH RECURSIVE below(player_id, n) AS (
    SELECT _player, 0
    UNION ALL
    SELECT p.player_id, b.n + 1 FROM below b JOIN player p ON p.parent = b.player_id WHERE b.n < 32)
  SELECT max(b.n) FROM below b
$$;
REVOKE ALL ON FUNCTION line_height FROM PUBLIC;
GRANT EXECUTE ON FUNCTION line_height TO fairlot_app;
