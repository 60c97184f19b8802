-- Agents make, stop and take away their links themselves. `is_held`: an operator stopped it, so its maker does not let
-- it go on; until now nobody else stopped any.
ALTER TABLE register_link ADD COLUMN is_held boolean NOT NULL DEFAULT false;
UPDATE register_link SET is_held = true WHERE disabled_at IS NOT NULL;
ALTER TABLE register_link ADD CONSTRAINT register_link_held CHECK (NOT is_held OR disabled_at IS NOT NULL);
GRANT UPDATE (is_held) ON register_link TO fairlot_app;

-- The page of a maker, and how many he made in a day.
DROP INDEX register_link_maker;
CREATE INDEX register_link_maker ON register_link (maker, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX register_link_made ON register_link (maker, made_at);

-- Who came by a link is told page by page: each has his number among them, which says nothing of how many players
-- the site has.
ALTER TABLE register_link_use ADD COLUMN n int;
UPDATE register_link_use u SET n = c.n
FROM (SELECT player_id, row_number() OVER (PARTITION BY link_id ORDER BY made_at, player_id) AS n
  FROM register_link_use) c
WHERE c.player_id = u.player_id;
ALTER TABLE register_link_use ALTER COLUMN n SET NOT NULL, ADD CHECK (n > 0), ADD UNIQUE (link_id, n);
DROP INDEX register_link_use_link;
