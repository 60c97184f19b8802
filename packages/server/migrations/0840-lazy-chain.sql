-- The tree is `player.parent` alone. A chain is written when the first bet needs it, so a change of one prize group costs the
-- players below it nothing.
DROP TRIGGER IF EXISTS rechained ON player;
DROP TRIGGER IF EXISTS chained ON player;
DROP TRIGGER IF EXISTS placed ON player;
DROP FUNCTION IF EXISTS player_chain();
DROP INDEX player_below;
ALTER TABLE player DROP COLUMN path, DROP COLUMN chain;
