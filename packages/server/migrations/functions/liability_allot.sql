-- The slow way of `liability_take`: looks at all shards of each number.
CREATE OR REPLACE FUNCTION liability_allot(_takes liability_take[], INOUT verdict text[], INOUT detail bigint[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  _number liability_take[];
  _total bigint[];
  _of int[];
  _amount bigint[];
  _cart int;
  _full int;
BEGIN
  -- Numbers in the order of their key; `cart` of one is its place in that order.
  _number := ARRAY(
    SELECT ROW(row_number() OVER (ORDER BY n.issue, n.play, n.cell), n.issue, n.play, n.cell, 0, n.cap, n.shards)::liability_take
    FROM (SELECT DISTINCT issue, play, cell, cap, shards FROM unnest(_takes)) n
    ORDER BY n.issue, n.play, n.cell);
  INSERT INTO liability (issue_id, play_id, cell, shard, cap, taken)
  SELECT n.issue, n.play, n.cell, s, n.cap, 0 FROM unnest(_number) n, generate_series(0, n.shards - 1) s
  ORDER BY 1, 2, 3, 4 ON CONFLICT DO NOTHING;
  PERFORM FROM (SELECT * FROM unnest(_number) ORDER BY issue, play, cell) n
  JOIN liability l ON l.issue_id = n.issue AND l.play_id = n.play AND l.cell = n.cell
  ORDER BY l.issue_id, l.play_id, l.cell, l.shard FOR UPDATE OF l;
  SELECT array_agg(s.taken ORDER BY s.at) INTO _total
  FROM (SELECT n.cart AS at, sum(l.taken)::bigint AS taken
    FROM unnest(_number) n JOIN liability l ON l.issue_id = n.issue AND l.play_id = n.play AND l.cell = n.cell
    GROUP BY n.cart) s;

  FOR _cart, _of, _amount IN
    SELECT t.cart, array_agg(t.at ORDER BY t.at), array_agg(t.amount ORDER BY t.at) FROM (
      SELECT t.cart, n.cart AS at, sum(t.amount)::bigint AS amount
      FROM unnest(_takes) t JOIN unnest(_number) n ON (n.issue, n.play, n.cell) = (t.issue, t.play, t.cell)
      GROUP BY 1, 2) t
    GROUP BY t.cart ORDER BY t.cart
  LOOP
    _full := NULL;
    FOR i IN 1 .. cardinality(_of) LOOP
      IF _total[_of[i]] + _amount[i] > _number[_of[i]].cap THEN _full := _of[i]; EXIT; END IF;
    END LOOP;
    IF _full IS NOT NULL THEN
      verdict[_cart] := 'LIABILITY';
      detail[_cart] := _number[_full].play::bigint * 1000000 + _number[_full].cell;
      CONTINUE;
    END IF;
    FOR i IN 1 .. cardinality(_of) LOOP _total[_of[i]] := _total[_of[i]] + _amount[i]; END LOOP;
  END LOOP;

  UPDATE liability l SET taken = liability_share(_total[n.cart], n.shards, l.shard), cap = n.cap
  FROM unnest(_number) n
  WHERE l.issue_id = n.issue AND l.play_id = n.play AND l.cell = n.cell
    AND (l.taken, l.cap) IS DISTINCT FROM (liability_share(_total[n.cart], n.shards, l.shard), n.cap);
END $$;
REVOKE ALL ON FUNCTION liability_allot FROM PUBLIC;
