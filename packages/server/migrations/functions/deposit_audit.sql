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
    -- Its payment out of what was unclaimed credits it where nothing else did: one that was taken back may come to him again.
    WHERE j.player_id = d.player_id AND j.idem_scope = 1 AND j.idem_key IN ('deposit:' || d.order_no,
      'deposit-fee:' || d.order_no, 'deposit-bonus:' || d.order_no,
      CASE WHEN NOT EXISTS (SELECT FROM ledger_journal o WHERE o.player_id = d.player_id AND o.idem_scope = 1
        AND o.idem_key = 'deposit:' || d.order_no) THEN 'supplement:' || d.provider || ':' || d.pay_id END)) b
  WHERE (d.state = 1 AND b.amount <> d.paid - d.fee + d.bonus OR d.state IN (0, 3) AND b.amount <> 0)
    AND d.created_at >= _since;

  RETURN QUERY
  SELECT 'a deposit that was taken back is out of the books', format('%s of player %s: %s left of it, %s owed, the debt has %s',
    r.source, r.player_id, b.amount, r.owed, m.amount)
  FROM deposit_reversal r
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.amount), 0)::bigint AS amount, count(*) FILTER (WHERE j.kind IN (111, 112)) AS n
    FROM ledger_journal o
    JOIN ledger_journal j ON j.player_id = o.player_id AND (j.id = o.id OR j.reverses = o.id)
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
    WHERE o.player_id = r.player_id AND o.idem_scope = 1
      AND o.idem_key IN (r.source, 'deposit-fee:' || r.order_no, 'deposit-bonus:' || r.order_no)
      AND (o.idem_key = r.source OR r.fee + r.bonus > 0)) b
  LEFT JOIN debt_move m ON m.player_id = r.player_id AND m.cause IN (r.source, 'reversed:' || r.source) AND m.kind IN (1, 2)
  WHERE (b.amount <> 0 OR b.n <> 1 OR coalesce(m.amount, 0) <> r.owed) AND r.at >= _since;

  RETURN QUERY
  SELECT 'an order that was taken back is marked, and no other', format('order %s is %smarked', d.order_no,
    CASE WHEN d.is_reversed THEN '' ELSE 'not ' END)
  FROM deposit d
  WHERE d.state = 1 AND d.created_at >= _since AND d.is_reversed <> EXISTS (
    SELECT FROM deposit_reversal r WHERE r.player_id = d.player_id
      AND r.source IN ('deposit:' || d.order_no, 'supplement:' || d.provider || ':' || d.pay_id));

  IF _since > '-infinity' THEN RETURN; END IF;
  RETURN QUERY
  SELECT 'what was taken back is written down', format('journal %s of player %s takes back %s', j.id, j.player_id, o.idem_key)
  FROM ledger_journal j JOIN ledger_journal o ON o.player_id = j.player_id AND o.id = j.reverses
  WHERE j.kind IN (111, 112) AND NOT EXISTS (SELECT FROM deposit_reversal r
    WHERE r.player_id = j.player_id AND r.source = o.idem_key);

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
