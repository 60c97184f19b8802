-- Rows that the program hands to a function as one argument, an array of one of these; the program lists the
-- same columns in the same order, which a test holds.
CREATE TYPE ledger_posting AS (
  unit int, player bigint, journal uuid, seq smallint, kind smallint, currency bpchar, scope smallint, key text,
  hash bytea, reverses uuid, meta jsonb, src smallint, src_ref bigint, dst smallint, dst_ref bigint, amount bigint);
CREATE TYPE bet_place_cart AS (
  player bigint, intent uuid, hash bytea, issue int, terms int, stake bigint, rules bytea);
-- A leaf lacks the moment of acceptance, with which its canonical JSON begins.
CREATE TYPE bet_place_bet AS (
  cart int, id uuid, play smallint, content text, notes int, mode smallint, multiple int, grp smallint, odds bigint[],
  unit bigint, stake bigint, selection bytea, leaf text);
CREATE TYPE bet_win AS (
  player_id bigint, id uuid, hits int[], refunds int, per_hit boolean, prize bigint, refund bigint);
