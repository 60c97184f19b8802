-- A provider is asked by these numbers alone: two withdrawals must not have one.
DROP INDEX withdrawal_no, withdrawal_part_no;
CREATE UNIQUE INDEX withdrawal_no ON withdrawal (no);
CREATE UNIQUE INDEX withdrawal_part_no ON withdrawal_part (no);
-- What of a returned withdrawal was paid counts for its target too.
DROP INDEX withdrawal_target;
CREATE INDEX withdrawal_target ON withdrawal (number_mac, asked_at) WHERE state <> 2;
