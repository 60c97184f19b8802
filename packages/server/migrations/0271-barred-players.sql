-- Schedules rest while their player is kept from betting: those players are few, and looked for each second.
-- DISABLE_ACCOUNT, DISABLE_BET, FUNDS_FREEZE, as in flags_that_rest_schedules().
CREATE INDEX player_barred ON player (player_id) WHERE flags & 2051::bigint <> 0;
CREATE INDEX schedule_running ON schedule (player_id) WHERE state = 0;
