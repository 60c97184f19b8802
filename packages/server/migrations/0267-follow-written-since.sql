-- What was begun since a moment, for the audit of each minute.
CREATE INDEX follow_order_created ON follow_order USING brin (created_at) WITH (autosummarize = on, pages_per_range = 16);
CREATE INDEX follow_plan_created ON follow_plan USING brin (created_at) WITH (autosummarize = on, pages_per_range = 16);
