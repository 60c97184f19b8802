-- Gives back to the caps what bets took that do not stand: any shard may have it, their sum counts. Nothing
-- where the rows are gone. Called after the postings of those bets, as accounts are locked before shards.
CREATE OR REPLACE FUNCTION liability_give_back(_takes liability_take[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
BEGIN
  WITH back AS MATERIALIZED (
    SELECT t.issue, t.play, t.cell, (pg_backend_pid() % t.shards)::smallint AS shard, sum(t.amount)::bigint AS amount
    FROM unnest(_takes) t GROUP BY 1, 2, 3, 4),
  held AS MATERIALIZED (
    SELECT l.issue_id, l.play_id, l.cell, l.shard
    FROM (SELECT * FROM back ORDER BY issue, play, cell, shard) b
    JOIN liability l ON l.issue_id = b.issue AND l.play_id = b.play AND l.cell = b.cell AND l.shard = b.shard
    ORDER BY 1, 2, 3, 4 FOR UPDATE OF l)
  UPDATE liability l SET taken = l.taken - b.amount
  FROM held h JOIN back b ON b.issue = h.issue_id AND b.play = h.play_id AND b.cell = h.cell AND b.shard = h.shard
  WHERE l.issue_id = h.issue_id AND l.play_id = h.play_id AND l.cell = h.cell AND l.shard = h.shard;
END $$;
REVOKE ALL ON FUNCTION liability_give_back FROM PUBLIC;
