-- What joins rebates to bets and to money, of issues that ended since; all issues where no moment is given.
CREATE OR REPLACE FUNCTION rebate_audit(_since timestamptz DEFAULT NULL) RETURNS TABLE (rule text, line text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  _issues int[] := ARRAY(
    SELECT i.id FROM issue i WHERE _since IS NULL OR i.finished_at >= _since
    UNION SELECT c.issue_id FROM issue_correction c WHERE c.finished_at >= _since);
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
    i.id, coalesce(d.player_id, r.player_id), k.kind, d.amount, r.amount)
  FROM issue i JOIN issue_job j ON j.issue_id = i.id AND j.step = 'done'
  CROSS JOIN (VALUES (kind_rebate_bet()), (kind_rebate_agent())) k(kind)
  CROSS JOIN LATERAL (
    SELECT * FROM rebate_due(i.id, k.kind, 0, 9223372036854775807)) d
  FULL JOIN (
    SELECT * FROM rebate p WHERE p.issue_id = ANY (_issues) AND p.until_run IS NULL) r
    ON r.issue_id = i.id AND r.kind = k.kind AND r.player_id = d.player_id
  WHERE (i.id IS NULL OR i.id = ANY (_issues)) AND d.amount IS DISTINCT FROM r.amount
    AND EXISTS (SELECT FROM issue_job o WHERE o.issue_id = coalesce(i.id, r.issue_id) AND o.step = 'done');

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
