-- What is looked at each second, without all that ended in a year: orders whose bets have not ended, and plans that
-- run. Those that ended are looked for by the run of a correction.
DROP INDEX follow_order_bet;
CREATE INDEX follow_order_open ON follow_order (issue_id, player_id) WHERE state = 1;
CREATE INDEX follow_order_ended ON follow_order (issue_id, run) WHERE state IN (2, 3);
CREATE INDEX follow_plan_followed ON follow_plan (leader_id, created_at, player_id) WHERE state = 0;
