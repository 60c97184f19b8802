-- Writes the next seal; false when another was quicker, or when this one does not follow the last.
CREATE OR REPLACE FUNCTION ledger_seal_add(
  _seal bigint, _after bigint, _upto bigint, _journals int, _prev bytea, _hash bytea, _key bytea, _sig bytea)
RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF _seal > 1 AND NOT EXISTS (
    SELECT FROM ledger_seal s WHERE s.seal = _seal - 1 AND s.upto_n = _after AND s.hash = _prev) THEN
    RETURN false;
  END IF;
  INSERT INTO ledger_seal (seal, after_n, upto_n, journals, prev_hash, hash, key, sig)
  VALUES (_seal, _after, _upto, _journals, _prev, _hash, _key, _sig) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION ledger_seal_add FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_seal_add TO fairlot_app;
