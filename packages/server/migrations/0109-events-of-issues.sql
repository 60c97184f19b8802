-- What happened to one issue: the monitor reads it, and an issue that is taken back is looked for here.
CREATE INDEX game_event_of_issue ON game_event (issue_id) WHERE issue_id IS NOT NULL;
