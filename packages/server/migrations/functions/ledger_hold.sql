-- What ledger_post does where postings move held money (account 3). Holds are locked before accounts, in the
-- order of their key.
DROP FUNCTION IF EXISTS ledger_hold_lock(bigint[], smallint[], bigint[], smallint[], bigint[]);
CREATE OR REPLACE FUNCTION ledger_hold_lock(_rows ledger_posting[])
RETURNS void LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
DECLARE
  _players bigint[] := ARRAY(SELECT p.player FROM unnest(_rows) p);
  _holds bigint[] := ARRAY(
    SELECT CASE WHEN p.src = 3 THEN p.src_ref ELSE p.dst_ref END FROM unnest(_rows) p WHERE 3 IN (p.src, p.dst));
BEGIN
  PERFORM FROM ledger_hold h WHERE h.player_id = ANY (_players) AND h.id = ANY (_holds)
  ORDER BY h.player_id, h.id FOR UPDATE;
END $$;

-- The units that cannot be: they take out of a hold more than it has left after the units before them, or
-- take it elsewhere than back to the player when the hold has expired. A part of a hold that was made for
-- something else, or in another currency, is a bug of the caller; also where the same call makes the hold.
DROP FUNCTION IF EXISTS ledger_hold_barred(int[], bigint[], smallint[], bpchar[], smallint[], bigint[], smallint[], bigint[],
  bigint[], timestamptz);
CREATE OR REPLACE FUNCTION ledger_hold_barred(_rows ledger_posting[], _at timestamptz)
RETURNS TABLE (unit int, remaining bigint) LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  _players bigint[] := ARRAY(SELECT p.player FROM unnest(_rows) p);
  r record;
BEGIN
  FOR r IN
    SELECT p.unit, p.hold, h.remaining,
      coalesce(h.kind, min(p.kind) FILTER (WHERE p.makes) OVER w) <> k.hold
        OR coalesce(h.currency, min(p.currency) FILTER (WHERE p.makes) OVER w) <> p.currency AS is_other,
      p.dst NOT IN (1, 3)
        AND coalesce(h.expires_at, min(p.expires_at) FILTER (WHERE p.makes) OVER w) <= _at AS has_expired,
      coalesce(h.remaining, 0) + sum(p.delta) OVER w AS after
    FROM (
      SELECT unit, player, kind, currency, dst, n, CASE WHEN src = 3 THEN src_ref ELSE dst_ref END AS hold,
        CASE WHEN src = 3 THEN - amount ELSE amount END AS delta,
        dst = 3 AND reverses IS NULL AS makes, from_ms((meta ->> 'expiresMs')::bigint) AS expires_at
      FROM unnest(_rows) WITH ORDINALITY
        AS u(unit, player, journal, seq, kind, currency, scope, key, hash, reverses, meta,
             src, src_ref, dst, dst_ref, amount, n)
      WHERE src = 3 OR dst = 3) p
    JOIN ledger_kind k ON k.kind = p.kind
    LEFT JOIN (SELECT * FROM ledger_hold WHERE player_id = ANY (_players)) h ON h.player_id = p.player AND h.id = p.hold
    WINDOW w AS (PARTITION BY p.player, p.hold ORDER BY p.n)
    ORDER BY p.n
  LOOP
    IF r.is_other THEN
      RAISE EXCEPTION 'unit % takes from hold % what it is not for', r.unit, r.hold USING ERRCODE = 'check_violation';
    END IF;
    IF r.after < 0 OR r.has_expired THEN
      unit := r.unit; remaining := coalesce(r.remaining, 0);
      RETURN NEXT;
    END IF;
  END LOOP;
END $$;

-- What the units that were posted made of the holds.
DROP FUNCTION IF EXISTS ledger_hold_apply(int[], bigint[], uuid[], smallint[], bpchar[], uuid[], jsonb[], smallint[], bigint[],
  smallint[], bigint[], bigint[], int[]);
CREATE OR REPLACE FUNCTION ledger_hold_apply(_rows ledger_posting[], _without int[])
RETURNS void LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_hold (player_id, id, kind, currency, journal_id, amount, remaining, expires_at)
  SELECT player, dst_ref, kind, currency, journal, amount, amount, from_ms((meta ->> 'expiresMs')::bigint)
  FROM unnest(_rows)
  WHERE dst = 3 AND reverses IS NULL AND unit <> ALL (_without);

  UPDATE ledger_hold h SET remaining = h.remaining + d.delta, version = h.version + d.parts
  FROM (
    SELECT player, CASE WHEN src = 3 THEN src_ref ELSE dst_ref END AS hold, count(*) AS parts,
      sum(CASE WHEN src = 3 THEN - amount ELSE amount END) AS delta
    FROM unnest(_rows)
    WHERE (src = 3 OR dst = 3 AND reverses IS NOT NULL) AND unit <> ALL (_without)
    GROUP BY 1, 2) d
  WHERE h.player_id = ANY (ARRAY(SELECT p.player FROM unnest(_rows) p)) AND h.player_id = d.player AND h.id = d.hold;
END $$;

REVOKE ALL ON FUNCTION ledger_hold_lock, ledger_hold_barred, ledger_hold_apply FROM PUBLIC;
