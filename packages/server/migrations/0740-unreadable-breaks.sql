-- What a provider says and what is beyond every bound is a break of its own: it is shown, and no amount of it is kept.
ALTER TABLE money_break DROP CONSTRAINT money_break_kind_check,
  ADD CONSTRAINT money_break_kind_check CHECK (kind BETWEEN 1 AND 7);
