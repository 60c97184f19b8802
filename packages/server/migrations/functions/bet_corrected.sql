-- What a correction made of the bets of players, each told once a run: what they had received by the run
-- before, and what they received now. Called in the transaction that corrected, after its postings.
CREATE OR REPLACE FUNCTION bet_corrected(_issue int, _run smallint, _currency bpchar, _player bigint[])
RETURNS TABLE (player_id bigint, taken bigint, paid bigint, wallet bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off
-- As bet_award.
SET enable_nestloop = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    WITH changed AS MATERIALIZED (
      SELECT b.player_id, sum(o.prize + o.refund)::bigint AS taken, sum(b.prize + b.refund)::bigint AS paid
      FROM bet b
      JOIN (SELECT * FROM bet_outcome WHERE player_id = ANY (_player)) o
        ON o.player_id = b.player_id AND o.bet_id = b.id AND o.until_run = _run
      WHERE b.issue_id = _issue AND b.player_id = ANY (_player) AND b.run = _run
      GROUP BY b.player_id),
    told AS (
      UPDATE bet_tally t SET awarded_run = _run FROM changed c
      WHERE t.player_id = c.player_id AND t.player_id = ANY (_player) AND t.issue_id = _issue AND t.awarded_run < _run
      RETURNING t.player_id, c.taken, c.paid)
    SELECT told.player_id, told.taken, told.paid, a.balance
    FROM told
    JOIN (SELECT * FROM ledger_account WHERE player_id = ANY (_player) AND kind = 1 AND currency = _currency) a
      ON a.player_id = told.player_id
    ORDER BY told.player_id;
END $$;

REVOKE ALL ON FUNCTION bet_corrected FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_corrected TO fairlot_app;
