-- Returns true if two operators count as two people: neither has invited the other in the last 24 hours. An operator with
-- both halves of an invitation would be both of them; others have a day to see its mark in the audit.
CREATE OR REPLACE FUNCTION operator_apart(_one int, _other int) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT _one <> _other AND NOT EXISTS (
    SELECT FROM operator o
    WHERE o.operator_id IN (_one, _other) AND o.invited_by && ARRAY[_one, _other]
      AND o.enrolled_at > (SELECT app_now()) - interval '24 hours')
$$;
REVOKE ALL ON FUNCTION operator_apart FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operator_apart TO fairlot_app;
