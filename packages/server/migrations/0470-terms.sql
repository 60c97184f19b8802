-- The terms of use by version, as operators published them; what was published is never changed.
CREATE TABLE terms_version (
  version int PRIMARY KEY CHECK (version > 0),
  zh text NOT NULL CHECK (length(zh) BETWEEN 1 AND 20000),
  en text NOT NULL CHECK (length(en) BETWEEN 1 AND 20000),
  maker_name text NOT NULL,
  checker_name text NOT NULL,
  reason text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT app_now());

-- Which version a player accepted, and when.
CREATE TABLE terms_acceptance (
  player_id bigint NOT NULL,
  version int NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (player_id, version));

REVOKE ALL ON terms_version, terms_acceptance FROM fairlot_app;
GRANT SELECT, INSERT ON terms_version, terms_acceptance TO fairlot_app;
