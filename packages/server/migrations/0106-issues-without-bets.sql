-- Whether the closer of an issue counted tickets: one that nobody bet on is settled with others of its kind.
ALTER TABLE issue_job ADD COLUMN has_tickets boolean NOT NULL DEFAULT true;
