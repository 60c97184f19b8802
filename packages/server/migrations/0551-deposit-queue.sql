-- Operators read what has ended newest first, of all players.
CREATE INDEX deposit_ended ON deposit (state, ended_at DESC, order_no DESC) WHERE state IN (1, 2);
