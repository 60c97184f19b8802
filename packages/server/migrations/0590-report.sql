-- What moved in the books, summed by hour, game and kind, and by day, player, game and kind: what came to players less what
-- went, held or not. Counted once by the number of each journal (money_count); the time is that of the journal. Game 0: of none.
CREATE TABLE money_hour (
  hour timestamptz NOT NULL,
  currency char(3) NOT NULL,
  game_id int NOT NULL,
  kind smallint NOT NULL,
  amount bigint NOT NULL,
  journals int NOT NULL,
  PRIMARY KEY (hour, currency, game_id, kind)) WITH (fillfactor = 80);
CREATE TABLE money_day (
  player_id bigint NOT NULL,
  day date NOT NULL,
  currency char(3) NOT NULL,
  game_id int NOT NULL,
  kind smallint NOT NULL,
  amount bigint NOT NULL,
  journals int NOT NULL,
  PRIMARY KEY (player_id, day, currency, game_id, kind)) WITH (fillfactor = 80);
CREATE INDEX money_day_of_all ON money_day (day);

-- Up to which journal, and by how much the entries of journals that were counted did not come to zero.
CREATE TABLE money_counted (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  upto bigint NOT NULL,
  counted_at timestamptz NOT NULL,
  odd bigint NOT NULL);
INSERT INTO money_counted (upto, counted_at, odd) VALUES (0, app_now(), 0);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON money_hour, money_day, money_counted FROM fairlot_app;

-- Who came when, and whose first deposit was when.
CREATE INDEX player_made ON player (created_at);
CREATE INDEX deposit_first_paid ON deposit (ended_at) WHERE is_first;
