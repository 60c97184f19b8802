-- What operators show at times of the day: a card with a way to a game. At most twenty of them; the program
-- takes the table for itself while it adds one.
CREATE TABLE live_notification (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_id smallint NOT NULL REFERENCES game,
  -- {"zh":…,"en":…}
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  -- [{"Start":"19:50:00","End":"20:15:00"}], times of day at the site; over midnight where the end is not later.
  times jsonb NOT NULL CHECK (jsonb_array_length(times) BETWEEN 1 AND 10),
  -- Counts its changes: of two operators who change it at once one looks again.
  version int NOT NULL DEFAULT 1,
  author_name text NOT NULL,
  made_at timestamptz NOT NULL);
