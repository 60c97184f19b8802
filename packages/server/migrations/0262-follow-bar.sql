-- Who is barred from follow bets (DISABLE_FOLLOW, bit 16): looked for each second, and hardly anybody. As an equation:
-- of an inequation the planner thinks that it holds for nearly everybody, and reads them all.
CREATE INDEX player_no_follow ON player (player_id) WHERE flags & 65536::bigint = 65536::bigint;
