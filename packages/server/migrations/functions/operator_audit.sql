-- What the hash of a row covers: all of it, each field in its place, and the row before.
CREATE OR REPLACE FUNCTION operator_audit_hash(_prev bytea, _row operator_audit) RETURNS bytea
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT sha256(_prev || convert_to(jsonb_build_array(_row.n, to_us(_row.at), _row.kind, _row.actor,
    _row.actor_name, _row.permission, _row.target, _row.before, _row.after, _row.reason, _row.ip,
    _row.request_id)::text, 'UTF8'))
$$;

-- Adds a row. Whoever writes one at this moment is waited for, so the last thing a transaction does.
CREATE OR REPLACE FUNCTION operator_audit_write(
  _kind text, _actor text, _actor_name text, _permission text, _target text, _before jsonb, _after jsonb,
  _reason text, _ip text, _request_id text)
RETURNS bigint LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  written operator_audit;
BEGIN
  PERFORM pg_advisory_xact_lock(20004, 0);
  SELECT coalesce(max(a.n), 0) + 1 INTO written.n FROM operator_audit a;
  written.prev_hash := coalesce(
    (SELECT a.hash FROM operator_audit a WHERE a.n = written.n - 1), '\x'::bytea);
  written.at := app_now();
  written.kind := _kind;
  written.actor := _actor;
  written.actor_name := _actor_name;
  written.permission := _permission;
  written.target := _target;
  written.before := _before;
  written.after := _after;
  written.reason := _reason;
  written.ip := _ip;
  written.request_id := _request_id;
  written.hash := operator_audit_hash(written.prev_hash, written);
  INSERT INTO operator_audit SELECT written.*;
  RETURN written.n;
END $$;
REVOKE ALL ON FUNCTION operator_audit_write FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_audit_write TO fairlot_app;

-- Returns a line for each row that does not match its hash or its predecessor, and for each gap. The row after a gap is
-- not compared, because the hash before it was deleted with the rows.
CREATE OR REPLACE FUNCTION operator_audit_broken() RETURNS TABLE (line text)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT f.line
  FROM (
    SELECT a.n, a.prev_hash, a.hash, lag(a.n, 1, 0::bigint) OVER w AS before,
      coalesce(lag(a.hash) OVER w, '\x'::bytea) AS expected, operator_audit_hash(a.prev_hash, a) AS own
    FROM operator_audit a WINDOW w AS (ORDER BY a.n)) c
  CROSS JOIN LATERAL (VALUES
    (c.n = c.before + 2, format('row %s of the operators'' audit is gone', c.n - 1)),
    (c.n > c.before + 2, format('rows %s to %s of the operators'' audit are gone', c.before + 1, c.n - 1)),
    (c.n = c.before + 1 AND c.prev_hash <> c.expected, format('row %s does not follow the one before it', c.n)),
    (c.hash <> c.own, format('row %s is not what was written', c.n))) AS f(is_so, line)
  WHERE f.is_so
  ORDER BY c.n LIMIT 20
$$;
