-- Whole milliseconds UTC, as times cross to the program. By way of a time without a zone: of one with a zone the planner
-- would not work it into the query that asks, and the call costs four times what it does.
CREATE OR REPLACE FUNCTION to_ms(t timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT floor(extract(epoch FROM t AT TIME ZONE 'UTC') * 1000)::bigint $$;
