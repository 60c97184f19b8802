-- How far the audit of each night has recomputed hashes and signatures of manifests: it goes on behind this place, and
-- begins again at the first manifest when it has been through all of them.
CREATE TABLE manifest_check (
  is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one),
  game_id smallint NOT NULL DEFAULT 0,
  seq int NOT NULL DEFAULT 0,
  -- Of the round that is under way, or of the last one where none is.
  looked bigint NOT NULL DEFAULT 0,
  faults bigint NOT NULL DEFAULT 0,
  began_at timestamptz,
  -- The end of the last whole round.
  finished_at timestamptz,
  -- Time that this night took so far, in milliseconds; a night has so much at most.
  used_ms int NOT NULL DEFAULT 0,
  is_resting boolean NOT NULL DEFAULT true,
  -- What was found first; none once a whole round found nothing.
  fault text CHECK (length(fault) <= 500));
INSERT INTO manifest_check DEFAULT VALUES;
REVOKE INSERT, DELETE, TRUNCATE ON manifest_check FROM fairlot_app;
