-- A line that was posted has its journal, of its kind and amount; one that was not has none; and no journal of these
-- kinds is without its line. What a line offers as a bonus (1301) has its offer, and its journal once it is taken.
CREATE OR REPLACE FUNCTION adjustment_audit()
RETURNS TABLE (line text) LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH lines AS (
    SELECT l.player_id, format('adjust:%s:%s', l.adjustment_id, l.line) AS key, a.kind, a.currency,
      CASE WHEN a.kind = 1102 THEN -l.amount ELSE l.amount END AS amount
    FROM adjustment_line l JOIN adjustment a ON a.id = l.adjustment_id WHERE l.fault IS NULL AND a.kind <> 1301),
  journals AS (
    SELECT j.player_id, j.idem_key AS key, j.kind, j.currency, e.amount
    FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
    WHERE j.kind IN (613, 1101, 1102, 1103))
  SELECT format('%s of player %s: line %s of kind %s, journal %s of kind %s', coalesce(l.key, j.key),
    coalesce(l.player_id, j.player_id), l.amount, l.kind, j.amount, j.kind)
  FROM lines l FULL JOIN journals j ON j.player_id = l.player_id AND j.key = l.key
  WHERE l.amount IS DISTINCT FROM j.amount OR l.kind IS DISTINCT FROM j.kind OR l.currency IS DISTINCT FROM j.currency
  UNION ALL
  SELECT format('bonus adjust:%s:%s of player %s: line %s, offered %s', l.adjustment_id, l.line, l.player_id, l.amount, g.amount)
  FROM adjustment_line l JOIN adjustment a ON a.id = l.adjustment_id
  LEFT JOIN bonus_grant g ON g.player_id = l.player_id AND g.source = format('adjust:%s:%s', l.adjustment_id, l.line)
  WHERE a.kind = 1301 AND l.fault IS NULL AND l.amount IS DISTINCT FROM g.amount
$$;
REVOKE ALL ON FUNCTION adjustment_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION adjustment_audit TO fairlot_app;
