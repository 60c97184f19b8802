-- Whose bets in an issue all tied is one for whom a correction counts.
ALTER TABLE turnover DROP CONSTRAINT turnover_stake_check, ADD CONSTRAINT turnover_stake_check CHECK (stake >= 0);
