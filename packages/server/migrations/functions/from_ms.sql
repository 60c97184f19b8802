-- The moment of whole milliseconds UTC, as the program hands times over. By way of a time without a zone, for the
-- same reason as to_ms: it is worked into the query that asks. Three calls an issue of a day of every game.
CREATE OR REPLACE FUNCTION from_ms(ms bigint) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT (timestamp 'epoch' + ms * interval '1 millisecond') AT TIME ZONE 'UTC' $$;
