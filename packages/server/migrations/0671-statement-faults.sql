-- Why a statement that was asked for is not made: 1 it has too many movements, 2 it failed. Whoever waits for it is told so, by
-- whichever server he asks.
ALTER TABLE statement_made ADD COLUMN fault smallint CHECK (fault BETWEEN 1 AND 2);
GRANT UPDATE (fault) ON statement_made TO fairlot_app;
