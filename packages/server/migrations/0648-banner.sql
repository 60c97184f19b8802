-- Pictures that were uploaded for banners. One that somebody asked to publish stays, as its version does; the others go
-- after some days.
CREATE TABLE banner_picture (
  picture text PRIMARY KEY REFERENCES picture,
  is_asked boolean NOT NULL DEFAULT false,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  made_by text NOT NULL);
CREATE INDEX banner_picture_idle ON banner_picture (made_at) WHERE NOT is_asked;

-- Banners of Home, as players see them within their time; each version of one is kept in `publication`, under `banner 3`.
CREATE TABLE banner (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  picture text NOT NULL REFERENCES banner_picture,
  title_zh text NOT NULL CHECK (length(title_zh) BETWEEN 1 AND 80),
  title_en text NOT NULL CHECK (length(title_en) BETWEEN 1 AND 80),
  link text NOT NULL CHECK (length(link) <= 200),
  languages text[] NOT NULL CHECK (cardinality(languages) BETWEEN 1 AND 2 AND languages <@ '{zh,en}'),
  from_at timestamptz,
  until_at timestamptz,
  sort smallint NOT NULL CHECK (sort BETWEEN 0 AND 10000),
  is_shown boolean NOT NULL,
  CHECK (until_at IS NULL OR from_at IS NULL OR until_at > from_at));
CREATE INDEX banner_of_picture ON banner (picture);
REVOKE DELETE ON banner FROM fairlot_app;
