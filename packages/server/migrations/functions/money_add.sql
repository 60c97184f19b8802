-- Adds movements to the sums: of the player by day (not with `_all`), of all by hour, and of lines. Test accounts are in the
-- first alone; with `_all` they are in the others, as their movements go out of them or into them. Kinds 10 to 14 count people and
-- are in lines alone; the settled figures are below 10. For whoever holds the row of money_counted.
CREATE OR REPLACE FUNCTION money_add(_moved money_moved[], _all boolean) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET timezone = 'UTC' SET enable_seqscan = off AS $$
DECLARE
  _shown money_moved[] := _moved;
BEGIN
  IF _moved = '{}' THEN RETURN; END IF;
  IF NOT _all THEN
    INSERT INTO money_day AS d (player_id, day, currency, game_id, kind, amount, journals)
    SELECT m.player_id, site_day(m.at), m.currency, m.game_id, m.kind, sum(m.amount), sum(m.journals)
    FROM unnest(_moved) m WHERE m.kind NOT BETWEEN 10 AND 99 GROUP BY 1, 2, 3, 4, 5 HAVING sum(m.amount) <> 0 OR sum(m.journals) <> 0
    ON CONFLICT (player_id, day, currency, game_id, kind)
      DO UPDATE SET amount = d.amount + excluded.amount, journals = d.journals + excluded.journals;
    _shown := ARRAY(SELECT m FROM unnest(_moved) m WHERE NOT EXISTS (
      SELECT FROM player p WHERE p.player_id = m.player_id AND p.flags & flag_test_account() <> 0));
  END IF;
  INSERT INTO money_hour AS h (hour, currency, game_id, kind, amount, journals)
  SELECT date_trunc('hour', m.at), m.currency, m.game_id, m.kind, sum(m.amount), sum(m.journals)
  FROM unnest(_shown) m WHERE m.kind NOT BETWEEN 10 AND 99 GROUP BY 1, 2, 3, 4 HAVING sum(m.amount) <> 0 OR sum(m.journals) <> 0
  ON CONFLICT (hour, currency, game_id, kind)
    DO UPDATE SET amount = h.amount + excluded.amount, journals = h.journals + excluded.journals;
  WITH sums AS MATERIALIZED (SELECT * FROM line_sums(_shown)),
  hours AS (
    INSERT INTO line_hour AS h (player_id, hour, currency, game_id, kind, amount, journals)
    SELECT s.player_id, s.hour, s.currency, s.game_id, s.kind, sum(s.amount), sum(s.journals)
    FROM sums s WHERE s.kind < 10 GROUP BY 1, 2, 3, 4, 5 HAVING sum(s.amount) <> 0 OR sum(s.journals) <> 0
    ON CONFLICT (player_id, hour, currency, game_id, kind)
      DO UPDATE SET amount = h.amount + excluded.amount, journals = h.journals + excluded.journals)
  INSERT INTO line_day AS d (player_id, day, branch_id, currency, game_id, kind, amount, journals)
  SELECT s.player_id, s.day, s.branch_id, s.currency, s.game_id, s.kind, sum(s.amount), sum(s.journals)
  FROM sums s GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(s.amount) <> 0 OR sum(s.journals) <> 0
  ON CONFLICT (player_id, day, branch_id, currency, game_id, kind)
    DO UPDATE SET amount = d.amount + excluded.amount, journals = d.journals + excluded.journals;
  IF NOT EXISTS (SELECT FROM unnest(_moved) m WHERE m.journals < 0) THEN RETURN; END IF;
  -- Sums of nothing go.
  DELETE FROM money_day d USING (SELECT DISTINCT m.player_id, site_day(m.at) AS day FROM unnest(_moved) m) k
  WHERE NOT _all AND d.player_id = k.player_id AND d.day = k.day AND d.journals = 0;
  DELETE FROM money_hour h USING (SELECT DISTINCT date_trunc('hour', m.at) AS hour FROM unnest(_moved) m) k
  WHERE h.hour = k.hour AND h.journals = 0;
  DELETE FROM line_hour h USING (SELECT DISTINCT s.player_id, s.hour FROM line_sums(_shown) s WHERE s.kind < 10) k
  WHERE h.player_id = k.player_id AND h.hour = k.hour AND h.journals = 0;
  DELETE FROM line_day d USING (SELECT DISTINCT s.player_id, s.day FROM line_sums(_shown) s) k
  WHERE d.player_id = k.player_id AND d.day = k.day AND d.journals = 0;
END $$;

-- Adds to what stands below each parent, and so on up the tree as it is counted. `_balance` thousandths.
CREATE OR REPLACE FUNCTION line_weigh(_parent bigint[], _members int[], _agents int[], _balance bigint[]) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  WITH RECURSIVE given AS MATERIALIZED (
    SELECT g.parent, sum(g.members) AS members, sum(g.agents) AS agents, sum(g.balance) AS balance
    FROM unnest(_parent, _members, _agents, _balance) g(parent, members, agents, balance)
    WHERE g.parent IS NOT NULL GROUP BY g.parent),
  up AS (
    SELECT g.parent AS head, g.parent AS player_id, 0 AS n FROM given g
    UNION ALL
    SELECT u.head, c.parent, u.n + 1 FROM up u JOIN line_count c ON c.player_id = u.player_id
    WHERE c.parent IS NOT NULL AND u.n < 32),
  sums AS MATERIALIZED (
    SELECT u.player_id, sum(g.members) AS members, sum(g.agents) AS agents, sum(g.balance) AS balance
    FROM up u JOIN given g ON g.parent = u.head GROUP BY u.player_id)
  UPDATE line_count c SET members = c.members + s.members, agents = c.agents + s.agents,
    line_balance = c.line_balance + s.balance
  FROM sums s
  WHERE c.player_id = s.player_id AND (s.members <> 0 OR s.agents <> 0 OR s.balance <> 0)
$$;

-- Counts people of a kind, each once a day, in the lines in which they stood at the first moment. One that is counted late and was
-- earlier takes its place.
CREATE OR REPLACE FUNCTION line_people(_kind smallint, _players bigint[], _at timestamptz[], _currency bpchar) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _moved money_moved[];
BEGIN
  WITH given AS MATERIALIZED (
    SELECT g.id, site_day(g.at) AS day, min(g.at) AS at FROM unnest(_players, _at) g(id, at) GROUP BY 1, 2),
  came AS MATERIALIZED (
    SELECT g.id, g.day, g.at, p.at AS was FROM given g
    LEFT JOIN (SELECT * FROM line_person WHERE player_id = ANY (_players) AND kind = _kind) p ON p.player_id = g.id AND p.day = g.day
    WHERE p.at IS NULL OR p.at > g.at),
  kept AS (
    INSERT INTO line_person AS o (player_id, kind, day, currency, at)
    SELECT c.id, _kind, c.day, _currency, c.at FROM came c
    ON CONFLICT (player_id, kind, day) DO UPDATE SET at = excluded.at)
  SELECT coalesce(array_agg(m.moved), '{}') INTO _moved FROM (
    SELECT (c.id, c.at, _currency, 0, _kind, 1, 1)::money_moved AS moved FROM came c
    UNION ALL SELECT (c.id, c.was, _currency, 0, _kind, -1, -1)::money_moved FROM came c WHERE c.was IS NOT NULL) m;
  PERFORM money_add(_moved, false);
END $$;

-- Counts whose bets were settled.
CREATE OR REPLACE FUNCTION line_bettors(_rows bet_counted[]) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT line_people(10::smallint, array_agg(r.player_id), array_agg(r.settled_at), max(r.currency))
  FROM unnest(_rows) r HAVING count(*) > 0
$$;
REVOKE ALL ON FUNCTION money_add, line_weigh, line_people, line_bettors FROM PUBLIC;
