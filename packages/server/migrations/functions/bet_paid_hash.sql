-- What the bets of an issue received, by the ledger alone, in the words of bet_recount_hash: prizes (401)
-- and ties (305) out of the pool (10) of the issue: what goes out of it is negative there, and stakes are not
-- looked up at all. What a correction took back again does not count.
CREATE OR REPLACE FUNCTION bet_paid_hash(_issue int) RETURNS bytea LANGUAGE sql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  WITH received AS (
    SELECT (j.meta->>'betId')::uuid AS id, coalesce(- sum(e.amount) FILTER (WHERE j.kind = kind_payout()), 0) AS prize,
      coalesce(- sum(e.amount) FILTER (WHERE j.kind = kind_refund_tie()), 0) AS refund
    FROM ledger_entry e
    JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
    WHERE e.account = 10 AND e.ref = _issue AND e.amount < 0 AND j.kind IN (kind_refund_tie(), kind_payout())
      -- Nothing is looked up where nothing was corrected.
      AND ((SELECT count(*) = 0 FROM issue_correction c WHERE c.issue_id = _issue)
        OR NOT EXISTS (SELECT FROM ledger_journal r WHERE r.player_id = j.player_id AND r.reverses = j.id))
    GROUP BY 1)
  SELECT sha256(convert_to(coalesce(string_agg(id || ':' || prize || ':' || refund || E'\n', '' ORDER BY id), ''), 'UTF8'))
  FROM received WHERE prize > 0 OR refund > 0
$$;
