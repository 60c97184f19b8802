-- What of the stakes of a player in an issue the bets make certain together, whatever is drawn: counted from all
-- outcomes that they look at. Null where it was counted before by pairs of words alone.
ALTER TABLE turnover ADD COLUMN covered bigint CHECK (covered >= 0);
ALTER TABLE instant_turnover ADD COLUMN covered bigint CHECK (covered >= 0);
