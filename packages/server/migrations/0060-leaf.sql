-- What is committed of a bet the moment it is taken: the hash of its selection and that of its leaf
-- (packages/draw, version 2), so that closing an issue reads 32 bytes a bet. Bets from before have none.
ALTER TABLE bet
  ADD COLUMN selection_hash bytea,
  ADD COLUMN leaf_hash bytea,
  ADD CONSTRAINT bet_leaf CHECK (
    (leaf_hash IS NULL) = (selection_hash IS NULL) AND length(leaf_hash) = 32 AND length(selection_hash) = 32);
-- The price list that the bets of a cart were taken by; its hash stands in their leaves.
ALTER TABLE bet_cart ADD COLUMN rules_hash bytea CHECK (length(rules_hash) = 32);

-- A new version of the terms is published when it takes effect.
ALTER TABLE manifest DROP CONSTRAINT manifest_check;
ALTER TABLE manifest ADD CONSTRAINT manifest_names_its_subject
  CHECK ((kind IN ('day', 'terms')) = (serial_number IS NULL) AND (kind = 'day') = (day IS NOT NULL AND serial_number IS NULL));
CREATE INDEX manifest_terms ON manifest (game_id, seq) WHERE kind = 'terms';

-- The leaf hashes of a closed issue in the order of its tree, 256 a row, with the hash that each row leads
-- to: what proofs are made of. Written at the first proof, when it led to the published root.
CREATE TABLE ticket_block (
  issue_id int NOT NULL REFERENCES issue,
  n int NOT NULL CHECK (n >= 0),
  first_bet uuid NOT NULL,
  hashes bytea NOT NULL CHECK (length(hashes) BETWEEN 32 AND 8192 AND length(hashes) % 32 = 0),
  root bytea NOT NULL CHECK (length(root) = 32),
  PRIMARY KEY (issue_id, n));
ALTER TABLE ticket_block ALTER COLUMN hashes SET STORAGE EXTERNAL;
CREATE INDEX ticket_block_of_bet ON ticket_block (issue_id, first_bet);
REVOKE UPDATE, DELETE ON ticket_block FROM fairlot_app;

-- It takes the leaves along now; its file makes it anew.
DO $$
DECLARE
  _old regprocedure;
BEGIN
  FOR _old IN SELECT oid::regprocedure FROM pg_proc WHERE proname = 'bet_place' AND pronamespace = 'public'::regnamespace
  LOOP
    EXECUTE format('DROP FUNCTION %s', _old);
  END LOOP;
END $$;
