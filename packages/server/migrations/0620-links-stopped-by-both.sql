-- Who stopped a link lets it go on: its maker (`is_stopped`) and operators (`is_held`) each for themselves. It is
-- stopped while one of them has stopped it.
ALTER TABLE register_link ADD COLUMN is_stopped boolean NOT NULL DEFAULT false;
UPDATE register_link SET is_stopped = true WHERE disabled_at IS NOT NULL AND NOT is_held;
ALTER TABLE register_link DROP CONSTRAINT register_link_held,
  ADD CONSTRAINT register_link_stopped CHECK ((disabled_at IS NOT NULL) = (is_held OR is_stopped));
GRANT UPDATE (is_stopped) ON register_link TO fairlot_app;
