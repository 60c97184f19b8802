-- How long what loosens waits for its second word (RTS 12: 24 hours), and how long it may be said from then on.
CREATE OR REPLACE FUNCTION limit_waits() RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT interval '24 hours' $$;
CREATE OR REPLACE FUNCTION limit_stands() RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT interval '7 days' $$;
