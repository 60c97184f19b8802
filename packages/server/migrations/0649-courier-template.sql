-- What mails and text messages say in place of what is built in; each version is kept in `publication`, under `template code`.
CREATE TABLE courier_template (
  name text PRIMARY KEY CHECK (name ~ '^[a-z-]{1,32}$'),
  subject_zh text NOT NULL CHECK (length(subject_zh) BETWEEN 1 AND 80),
  subject_en text NOT NULL CHECK (length(subject_en) BETWEEN 1 AND 80),
  body_zh text NOT NULL CHECK (length(body_zh) BETWEEN 1 AND 1000),
  body_en text NOT NULL CHECK (length(body_en) BETWEEN 1 AND 1000));
REVOKE DELETE ON courier_template FROM fairlot_app;
