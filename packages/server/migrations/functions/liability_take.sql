-- Takes of the caps of numbers what carts that are OK would bring, each cart as a whole or nothing; says
-- LIABILITY of a cart whose number has no room, with play * 1000000 + cell of that number.
-- Usually each number has room in one shard, and no other is touched. Else all shards of all numbers are
-- locked, the carts are looked at one by one by what is really left, and what is taken is spread evenly again.
-- Shards are always locked in the order of their key, after the accounts: nobody waits for somebody who waits
-- for him.
CREATE OR REPLACE FUNCTION liability_take(_takes liability_take[], INOUT verdict text[], INOUT detail bigint[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  _given int;
BEGIN
  _takes := ARRAY(SELECT t FROM unnest(_takes) t WHERE verdict[t.cart] = 'OK');
  IF _takes = '{}' THEN RETURN; END IF;
  BEGIN
    WITH wanted AS MATERIALIZED (
      SELECT t.issue, t.play, t.cell, (pg_backend_pid() % t.shards)::smallint AS shard, t.shards, t.cap,
        sum(t.amount)::bigint AS amount
      FROM unnest(_takes) t GROUP BY 1, 2, 3, 4, 5, 6),
    held AS MATERIALIZED (
      SELECT l.issue_id, l.play_id, l.cell, l.shard
      FROM (SELECT * FROM wanted ORDER BY issue, play, cell, shard) w
      JOIN liability l ON l.issue_id = w.issue AND l.play_id = w.play AND l.cell = w.cell AND l.shard = w.shard
      ORDER BY 1, 2, 3, 4 FOR UPDATE OF l),
    given AS (
      UPDATE liability l SET taken = l.taken + w.amount
      FROM held h JOIN wanted w ON w.issue = h.issue_id AND w.play = h.play_id AND w.cell = h.cell AND w.shard = h.shard
      WHERE l.issue_id = h.issue_id AND l.play_id = h.play_id AND l.cell = h.cell AND l.shard = h.shard
        AND l.cap = w.cap AND l.taken + w.amount <= liability_share(w.cap, w.shards, w.shard)
      RETURNING 1)
    SELECT (SELECT count(*) FROM given) - (SELECT count(*) FROM wanted) INTO _given;
    IF _given <> 0 THEN RAISE SQLSTATE 'FL001'; END IF;
    RETURN;
  EXCEPTION WHEN SQLSTATE 'FL001' THEN
    -- The locks of the attempt are gone with it.
  END;
  SELECT a.verdict, a.detail INTO verdict, detail FROM liability_allot(_takes, verdict, detail) a;
END $$;
REVOKE ALL ON FUNCTION liability_take FROM PUBLIC;
