-- The audit of each minute looks for payments to leaders that were made since.
CREATE INDEX follow_commission_paid ON follow_commission USING brin (paid_at) WITH (autosummarize = on);
