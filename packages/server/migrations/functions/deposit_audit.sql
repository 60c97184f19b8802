-- What joins deposits to the books: a credited order has its money there and no open one has any; what is unclaimed there
-- is what the queue holds.
CREATE OR REPLACE FUNCTION deposit_audit(_since timestamptz DEFAULT '-infinity')
RETURNS TABLE (rule text, line text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'a credited order is in the books', format('order %s: %s paid, %s fee and %s bonus, and %s in the wallet',
    d.order_no, d.paid, d.fee, d.bonus, b.amount)
  FROM deposit d
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.amount), 0)::bigint AS amount FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
    WHERE j.player_id = d.player_id AND j.idem_scope = 1 AND j.idem_key IN ('deposit:' || d.order_no,
      'deposit-fee:' || d.order_no, 'deposit-bonus:' || d.order_no,
      'supplement:' || d.provider || ':' || d.pay_id)) b
  WHERE (d.state = 1 AND b.amount <> d.paid - d.fee + d.bonus OR d.state IN (0, 3) AND b.amount <> 0)
    AND d.created_at >= _since;

  IF _since > '-infinity' THEN RETURN; END IF;
  RETURN QUERY
  SELECT 'what is unclaimed is what the queue holds', format('%s: %s in the books, %s in the queue', s.currency, s.booked, s.queued)
  FROM (
    SELECT a.currency, sum(a.booked)::bigint AS booked, sum(a.queued)::bigint AS queued FROM (
      SELECT e.currency, e.amount AS booked, 0::bigint AS queued FROM ledger_entry e WHERE e.account = 51 AND e.ref = 0
      UNION ALL
      SELECT x.currency, 0, x.amount FROM deposit_exception x WHERE x.is_booked AND x.state IN (0, 1, 5)) a
    GROUP BY a.currency) s
  WHERE s.booked <> s.queued;
END $$;
REVOKE ALL ON FUNCTION deposit_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION deposit_audit TO fairlot_app;
