-- A kind that is taken back as another one is: what a bet that follows costs, as what any bet costs.
ALTER TABLE ledger_kind ADD COLUMN counts_as smallint;
