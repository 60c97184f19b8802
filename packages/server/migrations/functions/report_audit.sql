-- What was counted is what the ledger and the bets have of the same, by player, day, game and kind; hours are the days of all
-- but test accounts. Kinds below 100 are the settled figures: they come of bet_counted.
CREATE OR REPLACE FUNCTION report_audit()
RETURNS TABLE (line text) LANGUAGE sql STABLE SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
  WITH books AS (
    SELECT j.player_id, site_day(j.created_at) AS day, j.currency, coalesce((j.meta ->> 'gameId')::int, 0) AS game_id,
      j.kind, sum(e.amount) AS amount, count(DISTINCT j.id) AS journals
    FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10
    WHERE j.n <= (SELECT c.upto FROM money_counted c) GROUP BY 1, 2, 3, 4, 5
    UNION ALL
    SELECT m.player_id, site_day(m.at), m.currency, m.game_id, m.kind, sum(m.amount), sum(m.journals)
    FROM bet_counted b CROSS JOIN LATERAL bet_moved(ARRAY[b], 1) m GROUP BY 1, 2, 3, 4, 5),
  hours AS (
    SELECT site_day(h.hour) AS day, h.currency, h.game_id, h.kind, sum(h.amount) AS amount, sum(h.journals) AS journals
    FROM money_hour h GROUP BY 1, 2, 3, 4),
  days AS (
    SELECT d.day, d.currency, d.game_id, d.kind, sum(d.amount) AS amount, sum(d.journals) AS journals
    FROM money_day d JOIN player p ON p.player_id = d.player_id
    WHERE p.flags & flag_test_account() = 0 GROUP BY 1, 2, 3, 4)
  SELECT format('player %s on %s, game %s, kind %s: %s in %s journals counted, %s in %s in the books',
    coalesce(d.player_id, b.player_id), coalesce(d.day, b.day), coalesce(d.game_id, b.game_id),
    coalesce(d.kind, b.kind), d.amount, d.journals, b.amount, b.journals)
  FROM money_day d FULL JOIN books b ON b.player_id = d.player_id AND b.day = d.day AND b.currency = d.currency
    AND b.game_id = d.game_id AND b.kind = d.kind
  WHERE d.amount IS DISTINCT FROM b.amount OR d.journals IS DISTINCT FROM b.journals
  UNION ALL
  SELECT format('%s, game %s, kind %s: %s by hours, %s by days', coalesce(h.day, d.day), coalesce(h.game_id, d.game_id),
    coalesce(h.kind, d.kind), h.amount, d.amount)
  FROM hours h FULL JOIN days d ON d.day = h.day AND d.currency = h.currency AND d.game_id = h.game_id AND d.kind = h.kind
  WHERE h.amount IS DISTINCT FROM d.amount OR h.journals IS DISTINCT FROM d.journals
  UNION ALL
  SELECT format('entries of journals that were counted are off zero by %s', c.odd) FROM money_counted c WHERE c.odd <> 0
$$;
REVOKE ALL ON FUNCTION report_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_audit TO fairlot_app;
