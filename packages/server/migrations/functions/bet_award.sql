-- What players won in an issue as a whole, each told once a run: only players who have no open bet left in
-- it, who won something, and whom nobody has told yet. `stake` is what was at risk: neither cancelled bets
-- nor what a tie gave back. Called in the transaction that settled, after its postings.
CREATE OR REPLACE FUNCTION bet_award(_issue int, _run smallint, _currency bpchar, _player bigint[])
RETURNS TABLE (player_id bigint, prize bigint, stake bigint, wallet bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off
-- Players of a chunk in large tables: looked up by their keys and joined by hash, whatever young statistics say. A loop over an issue
-- that is thought small would go through all of its players for each of them.
SET enable_nestloop = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    WITH ended AS MATERIALIZED (
      SELECT b.player_id, sum(b.prize)::bigint AS prize,
        (sum(b.stake - b.refund) FILTER (WHERE b.state <> 1))::bigint AS stake
      FROM bet b WHERE b.issue_id = _issue AND b.player_id = ANY (_player)
      GROUP BY b.player_id HAVING bool_and(b.state <> 0) AND sum(b.prize) > 0),
    told AS (
      UPDATE bet_tally t SET awarded_run = _run FROM ended e
      WHERE t.player_id = e.player_id AND t.player_id = ANY (_player) AND t.issue_id = _issue AND t.awarded_run < _run
      RETURNING t.player_id, e.prize, e.stake)
    SELECT told.player_id, told.prize, told.stake, a.balance
    FROM told
    JOIN (SELECT * FROM ledger_account WHERE player_id = ANY (_player) AND kind = 1 AND currency = _currency) a
      ON a.player_id = told.player_id
    ORDER BY told.player_id;
END $$;

REVOKE ALL ON FUNCTION bet_award FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_award TO fairlot_app;
