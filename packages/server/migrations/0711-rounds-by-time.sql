-- The audit of each minute reads the rounds of the last minutes. Rounds are appended in the order of their time, so that a
-- range index is enough.
CREATE INDEX instant_round_drawn_at ON instant_round USING brin (drawn_at);
