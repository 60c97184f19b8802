-- The top agents of the console, the newest first, however many players stand at the top.
CREATE INDEX player_top_agent ON player (player_id) WHERE parent IS NULL AND is_agent;
-- One level below a player, the newest first.
CREATE INDEX player_direct ON player (parent, player_id) WHERE parent IS NOT NULL;
