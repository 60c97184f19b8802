-- An order goes only forward, and what ended stays as it ended: also against mistakes of the program itself.
CREATE OR REPLACE FUNCTION agent_deposit_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: an order goes only forward', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER goes_forward BEFORE UPDATE ON agent_deposit
  FOR EACH ROW WHEN (NOT (
    (OLD.state, NEW.state) IN ((0, 1), (0, 4), (0, 5), (0, 6), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 3), (2, 6))
    AND (OLD.hold_id IS NULL OR OLD.hold_id = NEW.hold_id)))
  EXECUTE FUNCTION agent_deposit_guard();
CREATE OR REPLACE TRIGGER asked_stays BEFORE DELETE ON agent_deposit
  FOR EACH STATEMENT EXECUTE FUNCTION agent_deposit_guard();
CREATE OR REPLACE TRIGGER never_emptied BEFORE TRUNCATE ON agent_deposit
  FOR EACH STATEMENT EXECUTE FUNCTION agent_deposit_guard();

-- What joins these orders to money: every line that this finds is a fault.
CREATE OR REPLACE FUNCTION agent_deposit_audit() RETURNS TABLE (line text)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT format('%s holds %s of %s in state %s', a.order_no, h.remaining, a.amount, a.state)
  FROM agent_deposit a
  LEFT JOIN ledger_hold h ON h.player_id = a.agent_id AND h.id = a.hold_id AND h.kind = kind_hold_agent_deposit()
  WHERE a.hold_id IS NOT NULL AND (h.amount IS DISTINCT FROM a.amount
    OR h.remaining IS DISTINCT FROM CASE WHEN a.state IN (1, 2) THEN a.amount ELSE 0 END)
  UNION ALL
  SELECT format('hold %s of player %s has no order', h.id, h.player_id)
  FROM ledger_hold h
  WHERE h.kind = kind_hold_agent_deposit() AND h.remaining > 0
    AND NOT EXISTS (SELECT FROM agent_deposit a WHERE a.agent_id = h.player_id AND a.hold_id = h.id)
  UNION ALL
  -- Both journals, under one id, or neither.
  SELECT format('%s in state %s: credited %s, taken %s', coalesce(a.order_no, j.order_no), a.state, j.credited, j.taken)
  FROM agent_deposit a FULL JOIN (
    SELECT substr(l.idem_key, strpos(l.idem_key, ':') + 1) AS order_no,
      sum(e.amount) FILTER (WHERE l.kind = kind_deposit_by_agent()) AS credited,
      sum(- e.amount) FILTER (WHERE l.kind = kind_agent_deposit_out()) AS taken, count(DISTINCT l.id) AS ids,
      min(l.player_id) FILTER (WHERE l.kind = kind_deposit_by_agent()) AS player_id,
      min(l.player_id) FILTER (WHERE l.kind = kind_agent_deposit_out()) AS agent_id
    FROM ledger_journal l
    JOIN ledger_entry e ON e.player_id = l.player_id AND e.journal_id = l.id AND e.account < 10
    WHERE l.kind IN (kind_deposit_by_agent(), kind_agent_deposit_out()) GROUP BY 1) j ON j.order_no = a.order_no
  WHERE (a.state IS NOT DISTINCT FROM 3 OR j.order_no IS NOT NULL)
    AND (a.state, a.amount, a.amount, a.player_id, a.agent_id, 1)
      IS DISTINCT FROM (3, j.credited, j.taken, j.player_id, j.agent_id, j.ids)
$$;
REVOKE ALL ON FUNCTION agent_deposit_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agent_deposit_audit TO fairlot_app;
