-- Orders that are to be bet, by their plans: each plan has its turn, however many orders another has.
DROP INDEX follow_order_due;
CREATE INDEX follow_order_waiting ON follow_order (player_id, plan_id, created_at, intent) WHERE state = 0;
