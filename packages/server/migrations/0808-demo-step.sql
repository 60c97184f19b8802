-- Steps of the demo data that are done. The row 'begin' is written into a database without players and into no other, so that
-- demo data never gets into a site that is in use. Only the owner reads and writes it.
CREATE TABLE demo_step (
  name text PRIMARY KEY,
  done_at timestamptz NOT NULL DEFAULT app_now());
REVOKE ALL ON demo_step FROM fairlot_app;
