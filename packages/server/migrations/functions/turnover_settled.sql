-- An issue whose bets have ended is counted later; again after a correction.
CREATE OR REPLACE FUNCTION bet_ended() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO bet_count_queue AS q (issue_id) VALUES (NEW.issue_id)
  ON CONFLICT (issue_id) DO UPDATE SET ticket = excluded.ticket, after_player = 0;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION bet_ended FROM PUBLIC;
CREATE OR REPLACE TRIGGER ended AFTER UPDATE OF step ON issue_job
  FOR EACH ROW WHEN (NEW.step = 'done' AND OLD.step <> 'done' AND NEW.has_tickets) EXECUTE FUNCTION bet_ended();

-- What the bets of players in an issue come to as reports count them; `_covered`: the certain part of the stakes of each.
CREATE OR REPLACE FUNCTION bet_settled_of(_issue int, _players bigint[], _covered bigint[], _currency bpchar)
RETURNS SETOF bet_counted
LANGUAGE sql STABLE SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  SELECT b.player_id, _issue, 0::bigint, i.game_id::int, _currency, b.settled_at, b.bets, b.stake, b.prize,
    coalesce(t.wide, 0), o.opposed, least(s.rest, coalesce(n.bonus, 0)), g.covered, s.rest - least(s.rest, coalesce(n.bonus, 0))
  FROM (
    SELECT e.player_id, count(*)::int AS bets, sum(e.stake - e.refund)::bigint AS stake, sum(e.prize)::bigint AS prize,
      max(coalesce(f.settled_at, e.settled_at)) AS settled_at
    FROM (SELECT * FROM bet WHERE issue_id = _issue AND player_id = ANY (_players) AND state IN (2, 3)) e
    LEFT JOIN LATERAL (
      SELECT x.settled_at FROM bet_outcome x WHERE x.player_id = e.player_id AND x.bet_id = e.id ORDER BY x.run LIMIT 1) f
      ON e.run > 1
    GROUP BY e.player_id) b
  JOIN unnest(_players, _covered) g(id, covered) ON g.id = b.player_id
  JOIN issue i ON i.id = _issue
  LEFT JOIN turnover_of(_issue, _players) t ON t.player_id = b.player_id
  CROSS JOIN LATERAL (SELECT coalesce(turnover_opposed(t.stake, t.wide, t.opposed, g.covered), 0) AS opposed) o
  CROSS JOIN LATERAL (SELECT b.stake - coalesce(t.wide, 0) - o.opposed AS rest) s
  LEFT JOIN (
    SELECT c.player_id, sum(c.amount)::bigint AS bonus FROM bonus_counted(_issue, _players) c GROUP BY c.player_id) n
    ON n.player_id = b.player_id
$$;
REVOKE ALL ON FUNCTION bet_settled_of FROM PUBLIC;
-- The audit asks for it.
GRANT EXECUTE ON FUNCTION bet_settled_of TO fairlot_app;

-- The rounds of instant games whose first bet is among journals up to a number: as `bet_settled_of` has it for an issue. A round is
-- never corrected.
CREATE OR REPLACE FUNCTION instant_settled(_from bigint, _to bigint) RETURNS SETOF bet_counted
LANGUAGE sql SET search_path = public, pg_temp
-- Each is looked up by its key, whatever young statistics say.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
  WITH posted AS MATERIALIZED (
    SELECT j.player_id, j.id, j.currency FROM ledger_journal j
    WHERE j.n > _from AND j.n <= _to AND j.kind = kind_instant_bet())
  INSERT INTO bet_counted (player_id, issue_id, serial, game_id, currency, settled_at, bets, stake, prize, wide, opposed, bonus,
    covered, turnover)
  SELECT r.player_id, c.issue_id, r.serial, r.game_id, j.currency, r.drawn_at, cardinality(c.bet_ids), r.stake - r.refund,
    r.prize, coalesce(t.wide, 0), o.opposed, 0, r.covered, r.stake - r.refund - coalesce(t.wide, 0) - o.opposed
  FROM posted j
  JOIN bet b ON b.player_id = j.player_id AND b.id = j.id
  JOIN bet_cart c ON c.player_id = b.player_id AND c.intent = b.intent AND c.bet_ids[1] = j.id
  JOIN instant_round r ON r.player_id = b.player_id AND r.intent = b.intent
  LEFT JOIN LATERAL instant_turnover_of(r.player_id, r.intent) t ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(turnover_opposed(t.stake, t.wide, t.opposed, r.covered), 0) AS opposed) o
  RETURNING *
$$;
REVOKE ALL ON FUNCTION instant_settled FROM PUBLIC;

-- Counts the bets of the next players of an issue of the queue, in one transaction with its place there: each page is counted
-- once, whatever crashes. What was counted of the same players before goes back to the same day and hour. Without players the issue
-- is done. Does nothing where the place or the ticket is another by now.
CREATE OR REPLACE FUNCTION bet_count(
  _issue int, _ticket bigint, _after bigint, _players bigint[], _covered bigint[], _currency bpchar) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  _old bet_counted[]; _new bet_counted[]; _moved money_moved[];
BEGIN
  PERFORM FROM money_counted c FOR UPDATE;
  PERFORM FROM bet_count_queue q WHERE q.issue_id = _issue AND q.ticket = _ticket AND q.after_player = _after FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF _players = '{}' THEN
    DELETE FROM bet_count_queue q WHERE q.issue_id = _issue;
    RETURN true;
  END IF;
  WITH gone AS (
    DELETE FROM bet_counted b WHERE b.player_id = ANY (_players) AND b.issue_id = _issue AND b.serial = 0 RETURNING *)
  SELECT coalesce(array_agg(g::bet_counted), '{}') INTO _old FROM gone g;
  WITH made AS (
    INSERT INTO bet_counted SELECT s.* FROM bet_settled_of(_issue, _players, _covered, _currency) s RETURNING *)
  SELECT coalesce(array_agg(m::bet_counted), '{}') INTO _new FROM made m;
  _moved := ARRAY(SELECT m FROM bet_moved(_old, -1) m) || ARRAY(SELECT m FROM bet_moved(_new, 1) m);
  PERFORM line_bettors(_new);
  PERFORM money_add(_moved, false);
  UPDATE money_counted c SET open_stake = c.open_stake + money_open(_moved), counted_at = app_now();
  UPDATE bet_count_queue q SET after_player = (SELECT max(p) FROM unnest(_players) p) WHERE q.issue_id = _issue;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION bet_count FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_count TO fairlot_app;
