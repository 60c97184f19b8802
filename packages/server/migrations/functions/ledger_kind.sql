-- Whether a posting is one that its kind may make: in whose books, from where, to where.
CREATE OR REPLACE FUNCTION ledger_kind_allows(_kind ledger_kind, _player bigint, _source smallint, _target smallint)
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (_player = 0) = (_kind.class IS NULL)
    AND ((_source, _target) = (_kind.source, _kind.target)
      OR _kind.either_way AND (_source, _target) = (_kind.target, _kind.source))
$$;

-- Stops a call of ledger_post that holds anything else: that is a bug of the caller, or worse.
DROP FUNCTION IF EXISTS ledger_check_kinds(bigint[], smallint[], smallint[], smallint[], uuid[]);
CREATE OR REPLACE FUNCTION ledger_check_kinds(_rows ledger_posting[])
RETURNS void LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  _wrong text;
BEGIN
  SELECT CASE WHEN k.kind IS NULL THEN format('kind %s is unknown', p.kind)
    ELSE format('kind %s does not move from %s to %s in the books of %s', p.kind, p.src, p.dst, p.player) END
  INTO _wrong
  -- A call of a thousand postings holds one or two sorts of them.
  FROM (
    SELECT min(player) AS player, kind, src, dst, reverses IS NULL AS is_first
    FROM unnest(_rows)
    GROUP BY player = 0, kind, src, dst, reverses IS NULL) p
  LEFT JOIN ledger_kind k ON k.kind = p.kind
  WHERE k.kind IS NULL OR NOT ledger_kind_allows(k, p.player, p.src, p.dst)
    OR p.is_first <> (k.takes_back IS NULL)
  LIMIT 1;
  IF FOUND THEN RAISE EXCEPTION '%', _wrong USING ERRCODE = 'check_violation'; END IF;
END $$;
REVOKE ALL ON FUNCTION ledger_check_kinds FROM PUBLIC;
