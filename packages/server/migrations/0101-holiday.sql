-- What operators say of days: games rest on them, do not rest after all, or draw beside their weekdays.
-- Of a day the newest row of a game holds, before the newest of all games that keep the days off of the
-- state (no game); a row without a rule takes the one before it back. Kept, never changed.
CREATE TABLE holiday (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_id smallint REFERENCES game,
  day date NOT NULL,
  rule text CHECK (rule IN ('rest', 'open', 'extra') AND (rule <> 'extra' OR game_id IS NOT NULL)),
  author text NOT NULL,
  author_name text NOT NULL,
  reason text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now());
CREATE INDEX holiday_by_day ON holiday (day, game_id, id);
REVOKE UPDATE, DELETE ON holiday FROM fairlot_app;
