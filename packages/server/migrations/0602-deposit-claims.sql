-- Who of the operators looks into a deposit, or into a payment that is nobody's, and until when.
ALTER TABLE deposit ADD COLUMN claimed_by int, ADD COLUMN claimed_until timestamptz,
  ADD CHECK ((claimed_by IS NULL) = (claimed_until IS NULL));
ALTER TABLE deposit_exception ADD COLUMN claimed_by int, ADD COLUMN claimed_until timestamptz,
  ADD CHECK ((claimed_by IS NULL) = (claimed_until IS NULL));
GRANT UPDATE (claimed_by, claimed_until) ON deposit TO fairlot_app;
GRANT UPDATE (claimed_by, claimed_until) ON deposit_exception TO fairlot_app;
