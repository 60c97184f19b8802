DROP FUNCTION IF EXISTS bet_leaf(timestamptz, uuid, int[], bytea, bytea, bigint, bigint, bytea);
DROP FUNCTION IF EXISTS bet_leaf_odds(int[]);

-- The odds of several tiers as a leaf lists them.
CREATE OR REPLACE FUNCTION bet_leaf_odds(_odds bigint[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg('"' || trim_scale(o / 10000.0)::text || '"', ',' ORDER BY n)
  FROM unnest(_odds) WITH ORDINALITY AS u(o, n)
$$;

-- The hash of a bet's leaf, version 2, built from what its rows say: the canonical JSON of packages/draw
-- spelt out, members in the order of their names. Odds are ten-thousandths, written as decimals. Stable, with no
-- query of its own, it is worked into the query that asks, which saves most of the time.
CREATE OR REPLACE FUNCTION bet_leaf(
  _accepted_at timestamptz, _bet uuid, _odds bigint[], _rules bytea, _selection bytea, _serial bigint, _stake bigint, _tag bytea)
RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sha256('\x00'::bytea || convert_to(
    '{"acceptedAt":' || to_ms(_accepted_at) || ',"bet":"' || _bet || '","odds":['
    || CASE cardinality(_odds) WHEN 1 THEN '"' || trim_scale(_odds[1] / 10000.0)::text || '"' ELSE bet_leaf_odds(_odds) END
    || '],"rulesHash":"' || encode(_rules, 'hex') || '","selectionHash":"' || encode(_selection, 'hex')
    || '","serial":"' || _serial || '","stake":"' || _stake || '","tag":"' || encode(_tag, 'hex') || '","v":2}', 'UTF8'))
$$;

-- The same of version 1, which holds the selection itself.
CREATE OR REPLACE FUNCTION bet_leaf_1(
  _accepted_at timestamptz, _bet uuid, _rules bytea, _selection text, _serial bigint, _stake bigint, _tag bytea)
RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sha256('\x00'::bytea || convert_to(
    '{"acceptedAt":' || to_ms(_accepted_at) || ',"bet":"' || _bet || '","rulesHash":"' || encode(_rules, 'hex')
    || '","selection":' || to_json(_selection)::text || ',"serial":"' || _serial || '","stake":"' || _stake
    || '","tag":"' || encode(_tag, 'hex') || '"}', 'UTF8'))
$$;
