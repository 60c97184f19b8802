-- The highest number of a journal below which none can still come. ledger_post holds this lock shared from
-- before it draws a number until its transaction ends; whoever has it alone for a moment knows that all
-- numbers drawn so far are of transactions that ended. A waiting exclusive lock makes everybody behind it
-- wait, so it is asked for no longer than 50 ms: null when the books were busy. In a transaction of its own.
CREATE OR REPLACE FUNCTION ledger_watermark() RETURNS bigint
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '50ms' AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(20002, 0);
  RETURN (SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM ledger_n);
EXCEPTION WHEN lock_not_available THEN
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION ledger_watermark FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_watermark TO fairlot_app;
