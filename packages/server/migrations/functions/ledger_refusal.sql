-- Why one unit was left out, the accounts being locked by the caller.
DROP FUNCTION IF EXISTS ledger_refusal(int, bigint, smallint[], bpchar[], smallint[], text[], bytea[], smallint[], smallint[]);
DROP FUNCTION IF EXISTS ledger_refusal(int, bigint[], smallint[], smallint[], bpchar[], smallint[], text[], bytea[], smallint[],
  smallint[]);
DROP FUNCTION IF EXISTS ledger_refusal(int, bigint[], smallint[], smallint[], bpchar[], smallint[], text[], bytea[], smallint[],
  smallint[], boolean, bigint);
CREATE OR REPLACE FUNCTION ledger_refusal(_rows ledger_posting[], _is_barred boolean, _remaining bigint)
RETURNS TABLE (unit int, verdict smallint, journal_id uuid, balance bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  _heads int; _ids uuid[]; _same int;
  _players bigint[] := ARRAY(SELECT p.player FROM unnest(_rows) p);
BEGIN
  SELECT count(*), array_remove(array_agg(j.id), NULL), count(*) FILTER (WHERE j.request_hash = p.hash)
  INTO _heads, _ids, _same
  FROM unnest(_rows) p
  LEFT JOIN (SELECT * FROM ledger_journal WHERE player_id = ANY (_players)) j
    ON j.player_id = p.player AND j.idem_scope = p.scope AND j.idem_key = p.key
  WHERE p.seq = 1;
  unit := (_rows[1]).unit;
  IF cardinality(_ids) > 0 AND _same < _heads THEN
    verdict := 3;
    RETURN NEXT;
    RETURN;
  END IF;
  IF cardinality(_ids) > 0 THEN
    verdict := 2;
    SELECT e.journal_id, e.balance_after INTO journal_id, balance FROM ledger_entry e
    WHERE e.player_id = _players[cardinality(_players)] AND e.journal_id = ANY (_ids)
    ORDER BY e.version_after IS NULL, e.account > 1, e.version_after DESC LIMIT 1;
    RETURN NEXT;
    RETURN;
  END IF;
  IF _is_barred THEN
    verdict := 6; balance := _remaining;
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT CASE WHEN bool_or(a.status > 0 AND (k.owed OR k.recalls) IS NOT TRUE AND (s.gives OR a.status = 2)) THEN 5 ELSE 4 END,
    coalesce(min(a.balance) FILTER (WHERE s.gives AND s.account = 1), min(a.balance))
  INTO verdict, balance
  FROM unnest(_rows) p
  CROSS JOIN LATERAL (VALUES (p.player, p.kind, p.currency, p.src, true), (p.player, p.kind, p.currency, p.dst, false))
    AS s(player, kind, currency, account, gives)
  JOIN (SELECT * FROM ledger_account WHERE player_id = ANY (_players)) a
    ON a.player_id = s.player AND a.kind = s.account AND a.currency = s.currency
  LEFT JOIN ledger_kind k ON k.kind = s.kind
  HAVING count(*) > 0;
  IF verdict IS NULL THEN RAISE EXCEPTION 'unit % names a key twice', unit USING ERRCODE = 'check_violation'; END IF;
  RETURN NEXT;
END $$;

REVOKE ALL ON FUNCTION ledger_refusal FROM PUBLIC;
