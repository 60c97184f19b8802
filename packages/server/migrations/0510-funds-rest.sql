-- Until when a player moves no money out, and says of no new place where it goes: what proved who he is was taken away.
CREATE TABLE funds_rest (
  player_id bigint PRIMARY KEY,
  until timestamptz NOT NULL);
REVOKE ALL ON funds_rest FROM fairlot_app;
GRANT SELECT, INSERT, UPDATE ON funds_rest TO fairlot_app;
