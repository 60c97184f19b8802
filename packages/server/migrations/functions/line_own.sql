-- Returns what some players moved themselves while they stood directly below a head, by day, game and kind, kinds of people too.
-- Days without a move are read as they are counted; of a day with one each movement is looked at.
CREATE OR REPLACE FUNCTION line_own(_head bigint, _players bigint[], _from date, _to date, _currency bpchar)
RETURNS TABLE (player_id bigint, day date, game_id int, kind smallint, amount bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH moved AS MATERIALIZED (
    SELECT m.player_id, site_day(m.moved_at) AS day FROM player_move m WHERE m.player_id = ANY (_players)),
  -- Who never moved stands there always.
  still AS MATERIALIZED (
    SELECT p.player_id FROM player p
    WHERE p.player_id = ANY (_players) AND p.parent = _head AND p.player_id NOT IN (SELECT m.player_id FROM moved m)),
  days AS (
    SELECT d.player_id, d.day, d.game_id, d.kind, d.amount FROM money_day d
    WHERE d.player_id = ANY (_players) AND d.day BETWEEN _from AND _to AND d.currency = _currency),
  -- Moves are few: movements of those days by their own moment.
  cut AS MATERIALIZED (
    SELECT j.player_id, j.created_at AS at, coalesce((j.meta ->> 'gameId')::int, 0) AS game_id, j.kind, s.amount
    FROM (SELECT DISTINCT m.player_id, m.day FROM moved m WHERE m.day BETWEEN _from AND _to) c
    JOIN ledger_journal j ON j.player_id = c.player_id AND j.currency = _currency
      AND j.created_at >= c.day::timestamp - interval '8 hours' AND j.created_at < c.day::timestamp + interval '16 hours'
      AND j.n <= (SELECT k.upto FROM money_counted k)
    CROSS JOIN LATERAL (SELECT sum(e.amount) AS amount FROM ledger_entry e
      WHERE e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10) s
    WHERE s.amount IS NOT NULL
    UNION ALL
    SELECT b.player_id, b.settled_at, b.game_id, f.kind, f.amount
    FROM (SELECT DISTINCT m.player_id, m.day FROM moved m WHERE m.day BETWEEN _from AND _to) c
    JOIN bet_counted b ON b.player_id = c.player_id AND b.currency = _currency
      AND b.settled_at >= c.day::timestamp - interval '8 hours' AND b.settled_at < c.day::timestamp + interval '16 hours'
    CROSS JOIN LATERAL bet_moved(ARRAY[b], 1) f
    UNION ALL
    SELECT o.player_id, o.at, 0, o.kind, 1 FROM line_person o
    WHERE o.player_id IN (SELECT m.player_id FROM moved m) AND o.day BETWEEN _from AND _to AND o.currency = _currency),
  -- Parents are asked for all at once.
  moments AS MATERIALIZED (
    SELECT row_number() OVER () AS n, k.player_id, k.at FROM (
      SELECT d.player_id, (d.day::timestamp - interval '8 hours')::timestamptz AS at FROM days d
      WHERE d.player_id IN (SELECT m.player_id FROM moved m)
        AND NOT EXISTS (SELECT FROM moved m WHERE m.player_id = d.player_id AND m.day = d.day)
      UNION SELECT c.player_id, c.at FROM cut c) k),
  below AS MATERIALIZED (
    SELECT k.player_id, k.at
    FROM (SELECT array_agg(k.player_id ORDER BY k.n) AS ids, array_agg(k.at ORDER BY k.n) AS at FROM moments k) g
    CROSS JOIN LATERAL line_parent_at(g.ids, g.at) a JOIN moments k ON k.n = a.n WHERE a.player_id = _head),
  all_of AS (
    SELECT d.* FROM days d JOIN still s ON s.player_id = d.player_id
    UNION ALL
    SELECT o.player_id, o.day, 0, o.kind, 1 FROM line_person o JOIN still s ON s.player_id = o.player_id
    WHERE o.day BETWEEN _from AND _to AND o.currency = _currency
    UNION ALL
    SELECT d.* FROM days d JOIN below b
      ON b.player_id = d.player_id AND b.at = (d.day::timestamp - interval '8 hours')::timestamptz
    WHERE NOT EXISTS (SELECT FROM moved m WHERE m.player_id = d.player_id AND m.day = d.day)
    UNION ALL
    SELECT c.player_id, site_day(c.at), c.game_id, c.kind, c.amount FROM cut c
    JOIN below b ON b.player_id = c.player_id AND b.at = c.at)
  SELECT a.player_id, a.day, a.game_id, a.kind, sum(a.amount)::bigint FROM all_of a GROUP BY 1, 2, 3, 4;
END $$;
REVOKE ALL ON FUNCTION line_own FROM PUBLIC;
GRANT EXECUTE ON FUNCTION line_own TO fairlot_app;
