-- Whether players may pay over a chain now: it was read on lately, by a provider that is on. Of one block alone it may begin anew
-- elsewhere, and what is paid until then is not found. Everybody who asks, asks here: no way is shown that takes no order.
CREATE OR REPLACE FUNCTION chain_is_well(_code text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT p.is_on AND (c.fault IS NULL OR c.fault IN ('SILENT', 'BEHIND'))
      AND c.moved_at > (SELECT app_now()) - c.stall_minutes * interval '1 minute'
      AND (SELECT count(*) FROM (SELECT FROM chain_block b WHERE b.chain = c.code LIMIT 2) b) = 2
    FROM chain c JOIN provider p ON p.id = c.provider WHERE c.code = _code), false)
$$;
