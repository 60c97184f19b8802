-- What of the turnover a bonus staked: it counts for the line of that bonus alone.
ALTER TABLE turnover ADD COLUMN bonus bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT turnover_bonus CHECK (bonus BETWEEN 0 AND counted);
