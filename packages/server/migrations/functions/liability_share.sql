-- The part of a sum that a shard has: all parts add up to it.
CREATE OR REPLACE FUNCTION liability_share(_sum bigint, _shards smallint, _shard smallint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$ SELECT (_sum + _shards - 1 - _shard) / _shards $$;
