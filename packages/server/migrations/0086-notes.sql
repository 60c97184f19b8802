-- Notes and hits are bigint: seven of eighty numbers make 3,176,716,400 notes, and an int ends at 2,147,483,647.
DROP VIEW bet_record;
DO $$
DECLARE
  -- The trigger names the column: it is lifted for the change, where it is there already.
  _stays text := (SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t
    WHERE t.tgrelid = 'bet'::regclass AND t.tgname = 'accepted_stays');
BEGIN
  IF _stays IS NOT NULL THEN DROP TRIGGER accepted_stays ON bet; END IF;
  ALTER TABLE bet ALTER COLUMN notes TYPE bigint, ALTER COLUMN hits TYPE bigint[];
  IF _stays IS NOT NULL THEN EXECUTE _stays; END IF;
END $$;
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, i.serial_number, i.close_at, i.draw_at, i.winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id;
ALTER TYPE bet_place_bet ALTER ATTRIBUTE notes TYPE bigint;
ALTER TYPE bet_win ALTER ATTRIBUTE hits TYPE bigint[], ALTER ATTRIBUTE refunds TYPE bigint;
