-- Who asked for a version that waits, by number: at its time both are asked for once more whether they still may.
ALTER TABLE publication_due ADD COLUMN maker_id int;
UPDATE publication_due d SET maker_id = o.operator_id FROM operator o WHERE o.name = d.maker;

-- Why one became void: 1 what it was made of was changed, 2 who agreed on it may no more, 3 it is out of bounds now; and
-- when somebody put that away, who has seen it.
ALTER TABLE publication_due ADD COLUMN why smallint CHECK (why BETWEEN 1 AND 3), ADD COLUMN put_away_at timestamptz;
UPDATE publication_due SET why = 1, put_away_at = ended_at WHERE state = 3;
ALTER TABLE publication_due ADD CHECK ((state = 3) = (why IS NOT NULL)), ADD CHECK (put_away_at IS NULL OR state = 3);
CREATE INDEX publication_due_void ON publication_due (subject) WHERE state = 3 AND put_away_at IS NULL;
GRANT UPDATE (why, put_away_at) ON publication_due TO fairlot_app;
