-- Since when a player has his newest bets shown beside his rank (product 2.9). Null: not, or not any more.
ALTER TABLE leader_consent ADD COLUMN bets_at timestamptz;
-- A cart that a schedule bet: its player hid none of it, as nobody asked him.
ALTER TABLE bet_cart ADD COLUMN is_scheduled boolean NOT NULL DEFAULT false;
