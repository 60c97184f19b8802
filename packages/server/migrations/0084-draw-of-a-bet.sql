-- The records of a bet say when its issue is drawn, for what the calendar decides.
DROP VIEW bet_record;
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, i.serial_number, i.close_at, i.draw_at, i.winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id;
