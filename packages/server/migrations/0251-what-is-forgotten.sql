-- By what old rows are found that are let go: see the functions whose names end in `_forget`.
CREATE INDEX requirement_ended ON requirement (ended_at) WHERE state <> 0;
CREATE INDEX turnover_counted ON turnover USING brin (counted_at) WITH (autosummarize = on);
CREATE INDEX prediction_made ON prediction (made_at);
CREATE INDEX odds_move_made ON odds_move (made_at);
CREATE INDEX own_change_at ON own_change (at);
CREATE INDEX own_change_of_player ON own_change (player_id, at, id);
