-- What corrections paid and took back of a bonus that had become cash, by the key of the journal of the prize or of the
-- stake: how much of its part was cash of the player, and how much was the house's.
CREATE TABLE bonus_after (
  player_id bigint NOT NULL,
  grant_id bigint NOT NULL,
  key text NOT NULL,
  is_back boolean NOT NULL,
  cash bigint NOT NULL CHECK (cash >= 0),
  house bigint NOT NULL CHECK (house >= 0),
  PRIMARY KEY (player_id, key, is_back));
CREATE INDEX bonus_after_grant ON bonus_after (player_id, grant_id);

REVOKE ALL ON bonus_after FROM fairlot_app;
GRANT SELECT, INSERT ON bonus_after TO fairlot_app;
