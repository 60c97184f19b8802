-- Planned changes of plays, which are looked for each second, and the terms that were made of one.
CREATE INDEX game_version_planned_prices ON game_version (effect_at) WHERE part = 'prices' AND effect_at > made_at;
CREATE INDEX game_terms_of_prices ON game_terms (game_id, ((terms ->> 'pricesVersion')::int));
