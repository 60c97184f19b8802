-- What joins rebates to bets and to money, of issues that ended since; all issues where no moment is given.
CREATE OR REPLACE FUNCTION rebate_audit(_since timestamptz DEFAULT NULL) RETURNS TABLE (rule text, line text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  _issues int[] := ARRAY(
    SELECT i.id FROM issue i WHERE _since IS NULL OR i.finished_at >= _since
    UNION SELECT c.issue_id FROM issue_correction c WHERE c.finished_at >= _since);
  -- Finished, and of those alone that rebates were counted for or paid in: there are a thousand others a day.
  _rebated int[] := ARRAY(
    SELECT j.issue_id FROM issue_job j
    WHERE j.issue_id = ANY (_issues) AND j.step = 'done' AND (
      EXISTS (SELECT FROM rebate_stake s WHERE s.issue_id = j.issue_id)
      OR EXISTS (SELECT FROM rebate r WHERE r.issue_id = j.issue_id)));
BEGIN
  -- Of an issue that is being settled too: bets and what they count for are written together.
  RETURN QUERY
  SELECT 'rebates go by the bets that ended', format('issue %s player %s: counted %s back %s, the bets say %s back %s',
    coalesce(s.issue_id, b.issue_id), coalesce(s.player_id, b.player_id), s.stake, s.rebate, b.stake, b.rebate)
  FROM (SELECT * FROM rebate_stake r WHERE r.issue_id = ANY (_issues) AND r.stake <> 0) s
  FULL JOIN (
    SELECT o.player_id, o.issue_id, o.chain, o.prize_group AS grp, sum(o.stake - o.refund) AS stake,
      sum((o.stake - o.refund) * (c.groups[cardinality(c.groups)] - o.prize_group) / 2000) AS rebate
    FROM bet o JOIN rebate_chain c ON c.player_id = o.player_id AND c.version = o.chain
    WHERE o.issue_id = ANY (_issues) AND o.state IN (2, 3) AND o.stake > o.refund
    GROUP BY 1, 2, 3, 4) b
    ON b.player_id = s.player_id AND b.issue_id = s.issue_id AND b.chain = s.chain AND b.grp = s.grp
  WHERE (s.stake, s.rebate) IS DISTINCT FROM (b.stake, b.rebate);

  RETURN QUERY
  SELECT 'rebates of a finished issue are paid', format('issue %s player %s kind %s: due %s, paid %s',
    i.id, x.player_id, k.kind, x.due, x.paid)
  FROM unnest(_rebated) i(id)
  CROSS JOIN (VALUES (kind_rebate_bet()), (kind_rebate_agent())) k(kind)
  CROSS JOIN LATERAL (
    SELECT coalesce(d.player_id, r.player_id) AS player_id, d.amount AS due, r.amount AS paid
    FROM rebate_due(i.id, k.kind, 0, 9223372036854775807) d
    FULL JOIN (
      SELECT p.player_id, p.amount FROM rebate p
      WHERE p.issue_id = i.id AND p.kind = k.kind AND p.until_run IS NULL) r ON r.player_id = d.player_id
    WHERE d.amount IS DISTINCT FROM r.amount) x;

  RETURN QUERY
  SELECT 'each rebate has its journal', format('player %s issue %s kind %s run %s: paid %s, moved %s',
    r.player_id, r.issue_id, r.kind, r.run, r.amount, m.amount)
  FROM rebate r
  LEFT JOIN LATERAL (
    SELECT e.amount, EXISTS (
      SELECT FROM ledger_journal t WHERE t.player_id = j.player_id AND t.reverses = j.id) AS is_taken_back
    FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
    WHERE j.player_id = r.player_id AND j.kind = r.kind AND j.idem_scope = 1
      AND j.idem_key = format('rebate:%s:%s:%s', r.issue_id, r.kind, r.run)) m ON true
  WHERE r.issue_id = ANY (_issues)
    AND (r.amount IS DISTINCT FROM m.amount OR (r.until_run IS NOT NULL) <> m.is_taken_back);

  RETURN QUERY
  SELECT 'each rebate has its journal', format('player %s journal %s: no rebate, but its journal', j.player_id, j.id)
  FROM ledger_journal j
  LEFT JOIN rebate r ON r.player_id = j.player_id AND r.kind = j.kind
    AND j.idem_key = format('rebate:%s:%s:%s', r.issue_id, r.kind, r.run)
  WHERE j.kind IN (kind_rebate_bet(), kind_rebate_agent()) AND (_since IS NULL OR j.created_at >= _since)
    AND r.player_id IS NULL;
END $$;
