-- What lines have of a day against what their members moved, each in the line in which he stood then. On a day without a move the
-- days of members say it, else each movement by itself.
CREATE OR REPLACE FUNCTION line_day_audit(_day date) RETURNS TABLE (line text)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  _from timestamptz := _day::timestamp - interval '8 hours';
  _to timestamptz := _from + interval '1 day';
  _moved money_moved[];
BEGIN
  IF EXISTS (SELECT FROM player_move m WHERE m.moved_at > _from AND m.moved_at < _to) THEN
    _moved := ARRAY(
      SELECT (j.player_id, j.created_at, j.currency, coalesce((j.meta ->> 'gameId')::int, 0), j.kind, s.amount, 1)::money_moved
      FROM ledger_journal j CROSS JOIN LATERAL (
        SELECT sum(e.amount) AS amount FROM ledger_entry e
        WHERE e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10) s
      WHERE j.created_at >= _from AND j.created_at < _to AND j.n <= (SELECT c.upto FROM money_counted c) AND s.amount IS NOT NULL)
      || ARRAY(SELECT m FROM bet_counted b CROSS JOIN LATERAL bet_moved(ARRAY[b], 1) m
        WHERE b.settled_at >= _from AND b.settled_at < _to);
  ELSE
    _moved := ARRAY(
      SELECT (d.player_id, _from, d.currency, d.game_id, d.kind, d.amount, d.journals)::money_moved FROM money_day d WHERE d.day = _day);
  END IF;
  _moved := _moved || ARRAY(
    SELECT (p.player_id, p.at, p.currency, 0, p.kind, 1, 1)::money_moved FROM line_person p WHERE p.day = _day);
  _moved := ARRAY(SELECT m FROM unnest(_moved) m JOIN player p ON p.player_id = m.player_id
    WHERE p.flags & flag_test_account() = 0);
  RETURN QUERY
  WITH wanted AS (
    SELECT s.player_id, s.branch_id, s.currency, s.game_id, s.kind, sum(s.amount) AS amount, sum(s.journals) AS journals
    FROM line_sums(_moved) s GROUP BY 1, 2, 3, 4, 5 HAVING sum(s.amount) <> 0 OR sum(s.journals) <> 0)
  SELECT format('line of %s, branch %s on %s, game %s, kind %s: %s in %s counted, its members have %s in %s',
    coalesce(d.player_id, w.player_id), coalesce(d.branch_id, w.branch_id), _day, coalesce(d.game_id, w.game_id), coalesce(d.kind, w.kind), d.amount, d.journals,
    w.amount, w.journals)
  FROM (SELECT * FROM line_day l WHERE l.day = _day) d
  FULL JOIN wanted w ON w.player_id = d.player_id AND w.branch_id = d.branch_id AND w.currency = d.currency AND w.game_id = d.game_id AND w.kind = d.kind
  WHERE d.amount IS DISTINCT FROM w.amount OR d.journals IS DISTINCT FROM w.journals;

  RETURN QUERY
  SELECT format('line of %s on %s, game %s, kind %s: %s by hours, %s by days', coalesce(d.player_id, h.player_id), _day,
    coalesce(d.game_id, h.game_id), coalesce(d.kind, h.kind), h.amount, d.amount)
  FROM (
    SELECT l.player_id, l.currency, l.game_id, l.kind, sum(l.amount) AS amount, sum(l.journals) AS journals FROM line_day l
    WHERE l.day = _day AND l.kind < 10 GROUP BY 1, 2, 3, 4) d
  FULL JOIN (
    SELECT l.player_id, l.currency, l.game_id, l.kind, sum(l.amount) AS amount, sum(l.journals) AS journals FROM line_hour l
    WHERE l.hour >= _from AND l.hour < _to GROUP BY 1, 2, 3, 4) h
    ON h.player_id = d.player_id AND h.currency = d.currency AND h.game_id = d.game_id AND h.kind = d.kind
  WHERE d.amount IS DISTINCT FROM h.amount OR d.journals IS DISTINCT FROM h.journals;
END $$;

-- What lines have, of the last three days and of one in thirty of the days before; of all where there are few.
CREATE OR REPLACE FUNCTION line_audit() RETURNS TABLE (line text)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT a.line
  FROM (SELECT min(m.day) AS first, max(m.day) AS last FROM money_day m) r
  CROSS JOIN LATERAL generate_series(r.first - 1, r.last + 1, interval '1 day') g(day)
  CROSS JOIN LATERAL line_day_audit(g.day::date) a
  WHERE r.last - r.first < 10 OR g.day::date > r.last - 3 OR (g.day::date - date '2000-01-01') % 30 = (r.last - date '2000-01-01') % 30
$$;

-- The tree as it is counted against the tree, and what stands below each against those who do.
CREATE OR REPLACE FUNCTION line_count_audit() RETURNS TABLE (line text)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT format('player %s stands below %s, counted below %s', p.player_id, p.parent, c.parent)
  FROM player p LEFT JOIN line_count c ON c.player_id = p.player_id
  WHERE c.player_id IS NULL OR c.is_test <> (p.flags & flag_test_account() <> 0) OR c.parent IS DISTINCT FROM p.parent
    AND NOT EXISTS (SELECT FROM player_move m WHERE m.player_id = p.player_id AND NOT m.is_counted);

  RETURN QUERY
  WITH late AS (
    SELECT e.player_id, sum(e.amount) AS amount FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10
    WHERE j.n > (SELECT c.upto FROM money_counted c) GROUP BY 1),
  books AS (
    SELECT a.player_id, sum(a.balance) AS balance FROM ledger_account a WHERE a.kind < 10 GROUP BY 1)
  SELECT format('player %s has %s counted, %s in the books', c.player_id, c.balance, coalesce(b.balance, 0) - coalesce(l.amount, 0))
  FROM line_count c LEFT JOIN books b ON b.player_id = c.player_id LEFT JOIN late l ON l.player_id = c.player_id
  WHERE c.balance <> coalesce(b.balance, 0) - coalesce(l.amount, 0);

  RETURN QUERY
  WITH RECURSIVE up AS (
    SELECT c.player_id AS of, c.parent AS player_id, 1 AS n FROM line_count c WHERE c.parent IS NOT NULL
    UNION ALL
    SELECT u.of, c.parent, u.n + 1 FROM up u JOIN line_count c ON c.player_id = u.player_id WHERE c.parent IS NOT NULL AND u.n < 32),
  wanted AS (
    SELECT u.player_id, count(*) FILTER (WHERE u.n = 1 AND c.is_counted) AS directs, count(*) FILTER (WHERE c.is_counted) AS members,
      count(*) FILTER (WHERE c.is_counted AND c.is_agent) AS agents, sum(c.balance) AS balance
    FROM up u JOIN line_count c ON c.player_id = u.of AND NOT c.is_test GROUP BY 1)
  SELECT format('below player %s: %s directs, %s members, %s agents, %s counted, there are %s, %s, %s and %s', c.player_id,
    c.directs, c.members, c.agents, c.line_balance, coalesce(w.directs, 0), coalesce(w.members, 0), coalesce(w.agents, 0),
    coalesce(w.balance, 0))
  FROM line_count c LEFT JOIN wanted w ON w.player_id = c.player_id
  WHERE (c.directs, c.members, c.agents, c.line_balance)
    IS DISTINCT FROM (coalesce(w.directs, 0)::int, coalesce(w.members, 0)::int, coalesce(w.agents, 0)::int, coalesce(w.balance, 0)::bigint);
END $$;
REVOKE ALL ON FUNCTION line_day_audit, line_audit, line_count_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION line_day_audit, line_audit, line_count_audit TO fairlot_app;
