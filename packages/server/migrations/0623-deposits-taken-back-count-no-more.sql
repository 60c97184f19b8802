-- A deposit that was taken back is as if it had not been (product 5.17): it counts for no limit of a day, and is not the first.
ALTER TABLE deposit ADD COLUMN is_reversed boolean NOT NULL DEFAULT false;
ALTER TABLE deposit DISABLE TRIGGER USER;
UPDATE deposit d SET is_reversed = true, is_first = false FROM deposit_reversal r
WHERE r.player_id = d.player_id AND r.order_no = d.order_no AND d.state = 1
  AND r.source IN ('deposit:' || d.order_no, 'supplement:' || d.provider || ':' || d.pay_id);
UPDATE deposit d SET is_first = true FROM (
  SELECT DISTINCT ON (o.player_id) o.player_id, o.order_no FROM deposit o
  WHERE o.state = 1 AND NOT o.is_reversed
    AND NOT EXISTS (SELECT FROM deposit f WHERE f.player_id = o.player_id AND f.is_first)
    AND EXISTS (SELECT FROM deposit r WHERE r.player_id = o.player_id AND r.is_reversed)
  ORDER BY o.player_id, o.ended_at, o.order_no) n
WHERE d.player_id = n.player_id AND d.order_no = n.order_no;
ALTER TABLE deposit ENABLE TRIGGER USER;
ALTER TABLE deposit ADD CHECK (NOT is_reversed OR state = 1 AND NOT is_first);
GRANT UPDATE (is_reversed) ON deposit TO fairlot_app;
