-- Articles of the help, as players read them; each version of one is kept in `publication`, under `article 3`.
CREATE TABLE help_article (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category smallint NOT NULL CHECK (category BETWEEN 1 AND 7),
  title_zh text NOT NULL CHECK (length(title_zh) BETWEEN 1 AND 80),
  title_en text NOT NULL CHECK (length(title_en) BETWEEN 1 AND 80),
  body_zh text NOT NULL CHECK (length(body_zh) BETWEEN 1 AND 4000),
  body_en text NOT NULL CHECK (length(body_en) BETWEEN 1 AND 4000),
  sort smallint NOT NULL CHECK (sort BETWEEN 0 AND 10000),
  is_shown boolean NOT NULL);
-- A demo writes its own once.
GRANT SELECT ON SEQUENCE help_article_id_seq TO fairlot_app;
REVOKE DELETE ON help_article FROM fairlot_app;

-- Whether a player found one useful: what he said last.
CREATE TABLE help_vote (
  player_id bigint NOT NULL,
  article_id int NOT NULL,
  is_useful boolean NOT NULL,
  PRIMARY KEY (player_id, article_id));
CREATE INDEX help_vote_of ON help_vote (article_id, is_useful);
REVOKE DELETE ON help_vote FROM fairlot_app;
