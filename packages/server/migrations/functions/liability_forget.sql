-- What was taken of the caps of issues that take no bets any more is of no use. `_minutes`: how far back it is looked
-- for those; null: all of them, which reads the whole table.
DROP FUNCTION IF EXISTS liability_forget();
CREATE OR REPLACE FUNCTION liability_forget(_minutes int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  _issues int[];
BEGIN
  IF _minutes IS NULL THEN
    DELETE FROM liability l USING issue i WHERE i.id = l.issue_id AND i.closed_at IS NOT NULL;
    RETURN;
  END IF;
  _issues := ARRAY(
    SELECT i.id FROM issue i WHERE i.closed_at > (SELECT app_now()) - _minutes * interval '1 minute'
      AND EXISTS (SELECT FROM liability l WHERE l.issue_id = i.id));
  IF _issues <> '{}' THEN DELETE FROM liability l WHERE l.issue_id = ANY (_issues); END IF;
END $$;

REVOKE ALL ON FUNCTION liability_forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION liability_forget TO fairlot_app;
