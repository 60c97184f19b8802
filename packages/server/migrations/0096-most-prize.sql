-- What a bet may be paid at most, where a draw could bring it more; null where none can. Cut at settlement.
DROP VIEW bet_record;
ALTER TABLE bet ADD COLUMN most_prize bigint CHECK (most_prize > 0);
CREATE VIEW bet_record AS
  SELECT b.*, i.game_id, i.serial_number, i.close_at, i.draw_at, i.winning_number
  FROM bet b JOIN issue i ON i.id = b.issue_id;
ALTER TYPE bet_place_bet ADD ATTRIBUTE most_prize bigint;
