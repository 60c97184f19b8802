-- A player has many rows in these tables and no key twice, whatever is said by a young table that is analysed while each of
-- its players has one row, all under the same key: else the planner takes the index by time for as good as the key, and
-- each look by the key (every foreign key of an entry, every look for a repeated request) reads all rows of its player
-- until the next analysis.
ALTER TABLE ledger_journal ALTER COLUMN player_id SET (n_distinct = -0.02), ALTER COLUMN idem_key SET (n_distinct = -1);
ALTER TABLE ledger_entry ALTER COLUMN player_id SET (n_distinct = -0.02);
ALTER TABLE bet ALTER COLUMN player_id SET (n_distinct = -0.02);
ALTER TABLE bet_cart ALTER COLUMN player_id SET (n_distinct = -0.02);
ALTER TABLE bet_tally ALTER COLUMN player_id SET (n_distinct = -0.02);
ALTER TABLE turnover ALTER COLUMN player_id SET (n_distinct = -0.02);
ALTER TABLE requirement_part ALTER COLUMN player_id SET (n_distinct = -0.02);
ALTER TABLE rebate ALTER COLUMN player_id SET (n_distinct = -0.02);
ALTER TABLE rebate_stake ALTER COLUMN player_id SET (n_distinct = -0.02);
