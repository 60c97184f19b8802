-- Odds are bigint: ten-thousandths in an int end at 214,748, and there are plays that pay more.
DROP VIEW bet_record;
ALTER TABLE bet ALTER COLUMN odds TYPE bigint[];
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, i.serial_number, i.close_at, i.draw_at, i.winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id;
