-- What jobs look for each second, by index: schedules to rest or to go on, rows to be bet in the order in which
-- they are taken, and issues that closed lately.
DROP INDEX schedule_open;
CREATE INDEX schedule_open ON schedule (game_id, state) WHERE state IN (0, 7);
DROP INDEX schedule_row_due;
CREATE INDEX schedule_row_due ON schedule_row (issue_id, player_id, schedule_id) WHERE state = 0 AND is_ready;
CREATE INDEX issue_closed ON issue (closed_at) WHERE closed_at IS NOT NULL;
