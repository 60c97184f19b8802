-- Lines of statements that were put away with their break, as it was before 27 November 2026: they are looked at again as any
-- other on whose break an operator closed, a few at a time over an hour, and there is no such state any more.
UPDATE statement_line SET state = 2, check_at = app_now() + random() * interval '1 hour' WHERE state = 3;
ALTER TABLE statement_line DROP CONSTRAINT statement_line_state_check,
  ADD CONSTRAINT statement_line_state_check CHECK (state BETWEEN 0 AND 2);
