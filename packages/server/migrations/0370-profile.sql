-- What a player chose for himself: his picture, one of those built in, and the phrase by which he knows this site again
-- (sealed); when he last chose his nickname.
CREATE TABLE player_profile (
  player_id bigint PRIMARY KEY,
  head_image smallint NOT NULL DEFAULT 0 CHECK (head_image BETWEEN 0 AND 99),
  phrase bytea,
  nick_changed_at timestamptz);
GRANT UPDATE (nick_name) ON player TO fairlot_app;
