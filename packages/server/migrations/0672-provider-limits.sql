-- What two operators set of a provider besides: the most that it pays at once and on a day of the site (null: no limit of its own),
-- and another secret that waits for the second of them. Marks are how both tell one without reading it; null of one that was set
-- by command.
ALTER TABLE provider ADD COLUMN payout_most bigint CHECK (payout_most > 0),
  ADD COLUMN payout_day_most bigint CHECK (payout_day_most > 0),
  ADD COLUMN mark text, ADD COLUMN next_sealed bytea, ADD COLUMN next_mark text,
  ADD CHECK ((next_sealed IS NULL) = (next_mark IS NULL));
CREATE INDEX withdrawal_part_day ON withdrawal_part (provider, made_at) WHERE state <> 2;
