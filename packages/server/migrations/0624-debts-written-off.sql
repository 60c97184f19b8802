-- What the house gives up of a debt (6).
ALTER TABLE debt_move DROP CONSTRAINT debt_move_kind_check,
  ADD CONSTRAINT debt_move_kind_check CHECK (kind BETWEEN 1 AND 6);
