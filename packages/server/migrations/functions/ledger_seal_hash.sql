-- Times to the microsecond, as they are stored.
CREATE OR REPLACE FUNCTION to_us(t timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT (extract(epoch FROM t) * 1000000)::bigint $$;

-- One journal with its entries as text, each field in its place: what a seal covers.
CREATE OR REPLACE FUNCTION ledger_seal_hash(_prev bytea, _after bigint, _upto bigint, OUT journals int, OUT hash bytea)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH line AS (
    SELECT j.n, j.player_id, j.id, sha256(convert_to(jsonb_build_array(j.n, j.player_id, j.id, j.kind, j.currency,
      j.idem_scope, j.idem_key, encode(j.request_hash, 'hex'), j.actor, j.reverses, to_us(j.effective_at),
      to_us(j.created_at), j.entries, j.meta,
      jsonb_agg(jsonb_build_array(e.seq, e.account, e.ref, e.currency, e.amount, e.balance_after, e.version_after)
        ORDER BY e.seq))::text, 'UTF8')) AS hash
    FROM ledger_journal j
    LEFT JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
    WHERE j.n > _after AND j.n <= _upto
    GROUP BY j.player_id, j.id)
  SELECT count(*)::int, sha256(_prev || convert_to(format('%s:%s:', _after, _upto), 'UTF8')
    || coalesce(string_agg(line.hash, ''::bytea ORDER BY n, player_id, id), ''))
  FROM line
$$;
