-- Until when words that somebody else has seen let an operator in, for one thing: choosing his own. Null: they
-- are his own, as were those of everybody who was there before.
ALTER TABLE operator ADD COLUMN handed_until timestamptz;
-- Sealed: the authenticator that this login was shown, and has not taken for its own yet.
ALTER TABLE operator_session ADD COLUMN offered bytea;
