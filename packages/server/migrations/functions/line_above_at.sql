-- Returns who stood above each player at a moment, the parent first (depth 1). Where a player stood: there from where his first
-- move after the moment took him, else where he stands now. A null parent is the top.
CREATE OR REPLACE FUNCTION line_above_at(_players bigint[], _at timestamptz[])
RETURNS TABLE (n int, player_id bigint, depth int)
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  WITH RECURSIVE up AS (
    SELECT g.n::int AS n, g.id AS player_id, g.at, 0 AS depth FROM unnest(_players, _at) WITH ORDINALITY g(id, at, n)
    UNION ALL
    SELECT u.n, CASE WHEN m.id IS NULL THEN p.parent ELSE m.from_parent END, u.at, u.depth + 1
    FROM up u JOIN player p ON p.player_id = u.player_id
    LEFT JOIN LATERAL (
      SELECT o.id, o.from_parent FROM player_move o
      WHERE o.player_id = u.player_id AND o.moved_at > u.at AND u.at < 'infinity' ORDER BY o.moved_at, o.id LIMIT 1) m ON true
    WHERE u.depth < 32)
  SELECT u.n, u.player_id, u.depth FROM up u WHERE u.depth > 0 AND u.player_id IS NOT NULL
$$;

-- Returns the parents alone.
CREATE OR REPLACE FUNCTION line_parent_at(_players bigint[], _at timestamptz[])
RETURNS TABLE (n int, player_id bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  SELECT g.n::int, CASE WHEN m.id IS NULL THEN p.parent ELSE m.from_parent END
  FROM unnest(_players, _at) WITH ORDINALITY g(id, at, n) JOIN player p ON p.player_id = g.id
  LEFT JOIN LATERAL (
    SELECT o.id, o.from_parent FROM player_move o
    WHERE o.player_id = g.id AND o.moved_at > g.at AND g.at < 'infinity' ORDER BY o.moved_at, o.id LIMIT 1) m ON true
  WHERE CASE WHEN m.id IS NULL THEN p.parent ELSE m.from_parent END IS NOT NULL
$$;

-- Returns a moment at which the whole tree is as it was at the given one, the same for all between two moves; infinity after the
-- last of them. So players of one moment share a walk up the tree.
CREATE OR REPLACE FUNCTION line_moment(_at timestamptz, _last_move timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN _last_move IS NULL OR _at >= _last_move THEN 'infinity'::timestamptz
    ELSE (SELECT min(m.moved_at) FROM player_move m WHERE m.moved_at > _at) - interval '1 microsecond' END
$$;
-- Returns the sums of lines: of movements below each head, by branch, day, hour and kind, in the line in which their players
-- stood then.
-- First they are joined by parent, as many have one, and then go up.
DROP FUNCTION IF EXISTS line_sums(money_moved[]);
CREATE FUNCTION line_sums(_moved money_moved[])
RETURNS TABLE (player_id bigint, branch_id bigint, day date, hour timestamptz, currency char(3), game_id int, kind smallint, amount bigint, journals bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
  WITH last AS MATERIALIZED (SELECT max(m.moved_at) AS at FROM player_move m),
  moved AS MATERIALIZED (
    SELECT m.player_id, line_moment(m.at, l.at) AS at, site_day(m.at) AS day, date_trunc('hour', m.at) AS hour, m.currency,
      m.game_id, m.kind, sum(m.amount) AS amount, sum(m.journals) AS journals
    FROM unnest(_moved) m CROSS JOIN last l GROUP BY 1, 2, 3, 4, 5, 6, 7),
  whose AS MATERIALIZED (
    SELECT row_number() OVER () AS n, w.player_id, w.at FROM (SELECT DISTINCT player_id, at FROM moved) w),
  parents AS MATERIALIZED (
    SELECT w.player_id, w.at, a.player_id AS parent
    FROM (SELECT array_agg(w.player_id ORDER BY w.n) AS ids, array_agg(w.at ORDER BY w.n) AS at FROM whose w) g
    CROSS JOIN LATERAL line_parent_at(g.ids, g.at) a JOIN whose w ON w.n = a.n),
  below AS MATERIALIZED (
    SELECT p.parent, m.at, m.day, m.hour, m.currency, m.game_id, m.kind, sum(m.amount) AS amount, sum(m.journals) AS journals
    FROM moved m JOIN parents p ON p.player_id = m.player_id AND p.at = m.at GROUP BY 1, 2, 3, 4, 5, 6, 7),
  heads AS MATERIALIZED (
    SELECT row_number() OVER () AS n, h.parent, h.at FROM (SELECT DISTINCT parent, at FROM below) h),
  up AS MATERIALIZED (
    SELECT a.* FROM (SELECT array_agg(h.parent ORDER BY h.n) AS ids, array_agg(h.at ORDER BY h.n) AS at FROM heads h) g
    CROSS JOIN LATERAL line_above_at(g.ids, g.at) a),
  lines AS MATERIALIZED (
    SELECT h.parent, h.at, h.parent AS head, 0 AS branch FROM heads h
    UNION ALL
    SELECT h.parent, h.at, a.player_id, coalesce(b.player_id, h.parent)
    FROM up a LEFT JOIN up b ON b.n = a.n AND b.depth = a.depth - 1 JOIN heads h ON h.n = a.n)
  SELECT l.head, l.branch, b.day, b.hour, b.currency, b.game_id, b.kind, sum(b.amount)::bigint, sum(b.journals)::bigint
  FROM below b JOIN lines l ON l.parent = b.parent AND l.at = b.at GROUP BY 1, 2, 3, 4, 5, 6, 7
$$;
REVOKE ALL ON FUNCTION line_above_at, line_parent_at, line_moment, line_sums FROM PUBLIC;
-- The audit asks for them.
GRANT EXECUTE ON FUNCTION line_above_at, line_parent_at, line_moment, line_sums TO fairlot_app;
