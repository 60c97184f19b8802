-- The one clock. All SQL of the program asks app_now(); the tests replace this function alone and so
-- run at any hour of any day. Never now(): that is when the transaction began.
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT clock_timestamp() $$;

-- Times cross to the program as whole milliseconds UTC and come back the same way.
CREATE FUNCTION to_ms(t timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT floor(extract(epoch FROM t) * 1000)::bigint $$;
CREATE FUNCTION from_ms(ms bigint) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT timestamptz 'epoch' + ms * interval '1 millisecond' $$;
