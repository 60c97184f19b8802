-- How often an article had other words: what players said of earlier ones is not counted for these, and they are asked anew.
ALTER TABLE help_article ADD COLUMN edition int NOT NULL DEFAULT 1;
ALTER TABLE help_vote ADD COLUMN edition int NOT NULL DEFAULT 1;
