-- How many bets of a drawn issue are to receive something, and what, as one hash over `bet:prize:refund` in the order of the
-- ids: from the recounted hits of its selection and the odds of its own row. Selections are told by play
-- and content, long ones by the id of their bet.
DROP FUNCTION IF EXISTS bet_recount_hash(int, int, smallint[], text[], uuid[], text[], int[], boolean[]);
DROP FUNCTION IF EXISTS bet_recount_hash(int, int, smallint[], text[], uuid[], text[], bigint[], boolean[]);
CREATE FUNCTION bet_recount_hash(
  _issue int, _short int, _play smallint[], _content text[], _id uuid[], _hits text[], _refunds bigint[], _per_hit boolean[],
  OUT hash bytea, OUT winners bigint)
LANGUAGE sql STABLE AS $$
  WITH brings AS MATERIALIZED (
    SELECT v.play, v.content, v.id, v.hits::bigint[] AS hits, v.refunds, v.per_hit
    FROM unnest(_play, _content, _id, _hits, _refunds, _per_hit) AS v(play, content, id, hits, refunds, per_hit)),
  -- Materialised, or each prize would be counted twice.
  received AS MATERIALIZED (
    SELECT b.id, bet_prize(b.unit_stake, b.odds, v.hits, v.per_hit, b.most_prize) AS prize, b.unit_stake * v.refunds AS refund
    FROM bet b JOIN brings v ON v.play = b.play_id AND v.content = b.content
    WHERE b.issue_id = _issue AND b.state <> 1 AND octet_length(b.content) <= _short
    UNION ALL
    SELECT b.id, bet_prize(b.unit_stake, b.odds, v.hits, v.per_hit, b.most_prize), b.unit_stake * v.refunds
    FROM bet b JOIN brings v ON v.id = b.id WHERE b.issue_id = _issue AND b.state <> 1)
  SELECT sha256(convert_to(coalesce(string_agg(id || ':' || prize || ':' || refund || E'\n', '' ORDER BY id), ''), 'UTF8')), count(*)
  FROM received WHERE prize > 0 OR refund > 0
$$;
