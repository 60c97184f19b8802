-- An operator finds a bet by its number alone. Ids are UUIDs of version 7: they rise with time, so that a range index is
-- enough and costs almost nothing where bets are placed.
CREATE INDEX bet_id_range ON bet USING brin (id);
