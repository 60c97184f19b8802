-- What joins withdrawals to money: every line that this finds is a fault.
CREATE OR REPLACE FUNCTION withdrawal_audit() RETURNS TABLE (rule text, line text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'D1 a withdrawal holds what it has not paid', format('%s: holds %s, paid %s of %s and %s', w.no, h.remaining,
    w.paid, w.amount, w.fee)
  FROM withdrawal w
  LEFT JOIN ledger_hold h ON h.player_id = w.player_id AND h.id = w.hold_id AND h.kind = kind_hold_withdrawal()
  WHERE h.amount IS DISTINCT FROM w.amount + w.fee OR h.remaining IS DISTINCT FROM
    CASE WHEN w.state IN (1, 2, 3) THEN 0 ELSE w.amount + w.fee - w.paid END;

  RETURN QUERY
  SELECT 'D2 money held for withdrawals has its withdrawal', format('player %s hold %s', h.player_id, h.id)
  FROM ledger_hold h
  WHERE h.kind = kind_hold_withdrawal() AND h.remaining > 0
    AND NOT EXISTS (SELECT FROM withdrawal w WHERE w.player_id = h.player_id AND w.hold_id = h.id);

  RETURN QUERY
  SELECT 'D3 what a withdrawal says is paid left the books', format('%s: says %s, left %s', w.no, w.paid, p.paid)
  FROM withdrawal w LEFT JOIN LATERAL (
    SELECT coalesce(-sum(e.amount), 0) AS paid FROM ledger_entry e
    JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id AND j.kind IN (202, 206, 208)
    WHERE e.player_id = w.player_id AND e.account = 3 AND e.ref = w.hold_id) p ON true
  WHERE w.paid IS DISTINCT FROM p.paid;

  RETURN QUERY
  SELECT 'D4 no part is paid twice, and parts pay no more than there is', format('%s: %s', w.no, p.paid)
  FROM withdrawal w JOIN (
    SELECT q.player_id, q.withdrawal_id, sum(q.amount) AS paid, count(*) - count(DISTINCT q.part) AS twice
    FROM withdrawal_part q WHERE q.state = 1 GROUP BY 1, 2) p ON p.player_id = w.player_id AND p.withdrawal_id = w.id
  WHERE p.paid > w.paid OR p.twice > 0;

  RETURN QUERY
  SELECT 'D5 two reviewers are two, of what is there', w.no FROM withdrawal w
  WHERE w.reviewer_two = w.reviewer_one
    OR w.state IN (6, 7) AND w.second_for <> 0 AND (w.reviewer_two IS NULL OR w.approved_at IS NULL);
END $$;
GRANT EXECUTE ON FUNCTION withdrawal_audit TO fairlot_app;
