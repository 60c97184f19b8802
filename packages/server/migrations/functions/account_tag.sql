-- A player's pseudonym of a day (packages/draw, `accountTag`): HMAC-SHA-256 of his id, under the key that
-- comes as its two pads of 64 bytes, cut to 16 bytes.
CREATE OR REPLACE FUNCTION account_tag(_inner bytea, _outer bytea, _player bigint) RETURNS bytea
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT substr(sha256(_outer || sha256(_inner || convert_to(_player::text, 'UTF8'))), 1, 16)
$$;
