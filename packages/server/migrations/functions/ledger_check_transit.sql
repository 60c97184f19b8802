-- Stops a call whose units mix players in any other way than through transit.
CREATE OR REPLACE FUNCTION ledger_check_players(_rows ledger_posting[])
RETURNS void LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
DECLARE
  _wrong int;
BEGIN
  SELECT unit INTO _wrong FROM unnest(_rows)
  GROUP BY unit HAVING min(player) <> max(player) AND NOT bool_and(src = 33 OR dst = 33) LIMIT 1;
  IF FOUND THEN RAISE EXCEPTION 'unit % has several players', _wrong USING ERRCODE = 'check_violation'; END IF;
END $$;
REVOKE ALL ON FUNCTION ledger_check_players FROM PUBLIC;

-- Stops a call whose units leave something in transit.
DROP FUNCTION IF EXISTS ledger_check_transit(int[], bigint[], uuid[], bpchar[], smallint[], smallint[], bigint[]);
CREATE OR REPLACE FUNCTION ledger_check_transit(_rows ledger_posting[])
RETURNS void LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
DECLARE
  _wrong int;
BEGIN
  SELECT unit INTO _wrong FROM unnest(_rows)
  GROUP BY unit, journal, currency
  HAVING sum(CASE WHEN dst = 33 THEN amount ELSE 0 END - CASE WHEN src = 33 THEN amount ELSE 0 END) <> 0 LIMIT 1;
  IF FOUND THEN RAISE EXCEPTION 'unit % leaves money in transit', _wrong USING ERRCODE = 'check_violation'; END IF;
END $$;
REVOKE ALL ON FUNCTION ledger_check_transit FROM PUBLIC;
