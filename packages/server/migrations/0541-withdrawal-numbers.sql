-- A provider is asked by these numbers alone: two withdrawals must not have one.
DROP INDEX withdrawal_no, withdrawal_part_no;
CREATE UNIQUE INDEX withdrawal_no ON withdrawal (no);
CREATE UNIQUE INDEX withdrawal_part_no ON withdrawal_part (no);
