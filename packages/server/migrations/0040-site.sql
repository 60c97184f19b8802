-- Settings of the site, read by every process at most a second late; written by `npm run site`.
CREATE TABLE site_setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app_now());
