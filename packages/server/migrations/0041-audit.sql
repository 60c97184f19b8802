-- The audit of the running product (reliability 3.6): every minute what was written just now, every night
-- all of it.

-- Which turn of a piece of work was taken last, of work that one process does for all.
CREATE TABLE job_turn (name text PRIMARY KEY, turn bigint NOT NULL);

-- Finds the newest rows without reading all: rows come in about the order of these times.
CREATE INDEX ledger_journal_recent ON ledger_journal USING brin (created_at) WITH (autosummarize = on);
CREATE INDEX bet_recent ON bet USING brin (accepted_at) WITH (autosummarize = on);
CREATE INDEX issue_finished ON issue (finished_at) WHERE finished_at IS NOT NULL;
