-- What joins bets to money, as in bet_audit, of what was written since: from new bets to their journals,
-- from new journals to their bets, and the whole of issues that were finished.
CREATE OR REPLACE FUNCTION bet_audit_recent(_since timestamptz) RETURNS TABLE (rule text, line text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- Looked up by two indexes: asked for as one of the two, all issues there ever were would be read.
  _ended int[] := ARRAY(
    SELECT i.id FROM issue i WHERE i.finished_at >= _since
    UNION SELECT c.issue_id FROM issue_correction c WHERE c.finished_at >= _since);
  -- By their keys, before anything is joined: while statistics are young a join reads all jobs for each issue.
  _done int[] := ARRAY(SELECT k.issue_id FROM issue_job k WHERE k.issue_id = ANY (_ended) AND k.step = 'done');
BEGIN
  RETURN QUERY
  SELECT 'I6 each bet has its journal', format('player %s bet %s: stake %s, journal %s', b.player_id, b.id, b.stake, j.amount)
  FROM bet b
  LEFT JOIN LATERAL (
    SELECT - e.amount AS amount FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 1
    WHERE k.player_id = b.player_id AND k.id = b.id AND k.kind IN (kind_place_bet(), kind_follow_bet(), kind_instant_bet())) j ON true
  WHERE b.accepted_at >= _since AND b.stake IS DISTINCT FROM j.amount;

  RETURN QUERY
  SELECT 'I6 each bet has its journal', format('player %s bet %s: no bet, but its journal', k.player_id, k.id)
  FROM ledger_journal k LEFT JOIN bet b ON b.player_id = k.player_id AND b.id = k.id
  WHERE k.created_at >= _since AND k.kind IN (kind_place_bet(), kind_follow_bet(), kind_instant_bet()) AND b.id IS NULL;

  RETURN QUERY
  SELECT 'I6 a bet belongs to an issue', format('player %s bet %s: issue %s, that of its cart %s, %s', b.player_id, b.id,
    b.issue_id, c.issue_id, CASE WHEN i.id IS NULL THEN 'unknown' ELSE 'known' END)
  FROM bet b
  LEFT JOIN bet_cart c ON c.player_id = b.player_id AND c.intent = b.intent
  LEFT JOIN issue i ON i.id = b.issue_id
  WHERE b.accepted_at >= _since AND (i.id IS NULL OR c.issue_id IS DISTINCT FROM b.issue_id);

  -- Sealed is when nobody was writing any more; the mark of an early close is a moment older.
  RETURN QUERY
  SELECT 'T1 no bet is late', format('bet %s of issue %s came at %s, close %s, sealed %s',
    b.id, i.id, b.accepted_at, i.close_at, i.sealed_at)
  FROM bet b JOIN issue i ON i.id = b.issue_id
  WHERE b.accepted_at >= _since
    AND (b.accepted_at >= i.close_at OR b.accepted_at > i.sealed_at OR b.accepted_at < i.start_at);

  RETURN QUERY
  SELECT 'I6 each outcome has its journal', format('player %s bet %s kind %s: wanted %s, moved %s in %s',
    m.player_id, m.id, m.kind, w.amount, m.amount, m.times)
  FROM (
    SELECT k.player_id, (k.meta->>'betId')::uuid AS id, CASE k.kind WHEN kind_refund_issue() THEN kind_cancel_bet()
      WHEN kind_instant_prize() THEN kind_payout() WHEN kind_instant_tie() THEN kind_refund_tie() ELSE k.kind END AS kind,
      count(*) AS times, sum(e.amount) AS amount
    FROM ledger_journal k
    JOIN ledger_entry e ON e.player_id = k.player_id AND e.journal_id = k.id AND e.account = 1
    LEFT JOIN ledger_journal r ON r.player_id = k.player_id AND r.reverses = k.id
    WHERE k.created_at >= _since AND k.kind IN (kind_cancel_bet(), kind_refund_issue(), kind_refund_tie(), kind_payout(), kind_instant_prize(), kind_instant_tie()) AND r.id IS NULL
    GROUP BY 1, 2, 3) m
  LEFT JOIN LATERAL (
    SELECT CASE m.kind WHEN kind_payout() THEN b.prize WHEN kind_refund_tie() THEN b.refund WHEN kind_cancel_bet() THEN b.stake * (b.state = 1)::int END AS amount
    FROM bet b WHERE b.player_id = m.player_id AND b.id = m.id) w ON true
  WHERE w.amount IS DISTINCT FROM m.amount OR m.times <> 1;

  -- How many; their characters are counted at night, for they may be gigabytes.
  RETURN QUERY
  SELECT 'I6 a tally counts the bets that came in', format('player %s issue %s: counted %s, there are %s',
    coalesce(t.player_id, b.player_id), coalesce(t.issue_id, b.issue_id), t.bets, b.bets)
  FROM (
    SELECT y.* FROM bet_tally y WHERE y.issue_id = ANY (_ended)) t
  FULL JOIN (
    SELECT o.player_id, o.issue_id, count(*) AS bets FROM bet o
    WHERE o.issue_id = ANY (ARRAY(SELECT y.issue_id FROM bet_tally y WHERE y.issue_id = ANY (_ended) GROUP BY 1))
    GROUP BY 1, 2) b
    ON b.player_id = t.player_id AND b.issue_id = t.issue_id
  WHERE t.bets IS DISTINCT FROM b.bets;

  RETURN QUERY
  SELECT 'I7 the pool of a finished issue is empty', format('issue %s: %s left', e.ref, sum(e.amount))
  FROM ledger_entry e WHERE e.account = 10 AND e.ref = ANY (_done::bigint[])
  GROUP BY e.ref HAVING sum(e.amount) <> 0;

  RETURN QUERY
  SELECT 'I7 a finished issue has no open bet', format('issue %s bet %s', b.issue_id, b.id)
  FROM bet b WHERE b.issue_id = ANY (_done) AND b.state = 0;

  -- With the pool empty and each payout the prize of a bet, nobody was left out when the sums agree.
  RETURN QUERY
  SELECT 'I12 what an issue paid is what its bets won', format('issue %s: paid %s, won %s', i.id, p.amount, b.amount)
  FROM issue i
  CROSS JOIN LATERAL (
    SELECT - coalesce(sum(e.amount), 0) AS amount FROM ledger_entry e
    JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
    WHERE e.account = 10 AND e.ref = i.id
      AND j.kind IN (kind_refund_tie(), kind_payout(), kind_reverse_tie(), kind_reverse_payout())) p
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(prize + refund), 0) AS amount FROM bet WHERE issue_id = i.id) b
  WHERE i.id = ANY (_done) AND p.amount <> b.amount;
END $$;
