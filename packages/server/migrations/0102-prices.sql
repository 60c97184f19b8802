-- Odds, limits and switches of plays are a part of a game as the others are: planned, told and kept.
ALTER TABLE game_version DROP CONSTRAINT game_version_part_check;
ALTER TABLE game_version ADD CONSTRAINT game_version_part_check
  CHECK (part IN ('names', 'state', 'timetable', 'limits', 'display', 'prices'));
