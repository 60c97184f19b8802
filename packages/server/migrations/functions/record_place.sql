-- Microseconds since 1970, as clients carry the place of a record between pages: milliseconds would lose it.
CREATE OR REPLACE FUNCTION to_us(t timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT (extract(epoch FROM t) * 1000000)::bigint $$;
CREATE OR REPLACE FUNCTION from_us(us bigint) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT timestamptz 'epoch' + us * interval '1 microsecond' $$;
