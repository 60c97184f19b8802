-- Bets of a player that are alike come together: how many there are, below zero for what they had ended as before.
ALTER TYPE rebate_bet RENAME ATTRIBUTE sign TO times;
ALTER TYPE rebate_bet ALTER ATTRIBUTE times TYPE int;
