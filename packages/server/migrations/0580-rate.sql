-- What one USDT costs in the money of the site. Rates are thousandths. Who tells it: a document of JSON at an address, and
-- where in it price and time stand (RFC 6901).
CREATE TABLE rate_source (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,31}$'),
  sort smallint NOT NULL DEFAULT 0,
  url text NOT NULL CHECK (length(url) <= 500),
  pointer text NOT NULL CHECK (pointer ~ '^/' AND length(pointer) <= 200),
  -- Milliseconds UTC of the price; null: it says no time, and is as old as the question.
  time_pointer text CHECK (time_pointer ~ '^/' AND length(time_pointer) <= 200),
  is_on boolean NOT NULL DEFAULT true,
  asked_at timestamptz,
  value bigint CHECK (value > 0),
  -- Of when the value is, and when it was heard.
  told_at timestamptz,
  heard_at timestamptz,
  fault text CHECK (fault IN ('SILENT', 'UNREADABLE', 'OLD')),
  CHECK ((value IS NULL) = (told_at IS NULL) AND (value IS NULL) = (heard_at IS NULL)));

-- What held since `at` and was seen last at `seen_at`; the newest row is the rate.
CREATE TABLE rate_mid (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  mid bigint NOT NULL CHECK (mid > 0),
  at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL CHECK (seen_at >= at));
CREATE INDEX rate_mid_seen ON rate_mid (seen_at);

-- What operators decide: the spread, hundredths of a per cent, and a rate that holds whatever the sources say. Also what
-- the sources said that was too far from what held.
CREATE TABLE rate_terms (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version int NOT NULL DEFAULT 1,
  spread int NOT NULL DEFAULT 50 CHECK (spread BETWEEN 0 AND 2000),
  fixed bigint CHECK (fixed > 0),
  fixed_until timestamptz,
  refused bigint CHECK (refused > 0),
  refused_at timestamptz,
  CHECK ((fixed IS NULL) = (fixed_until IS NULL) AND (refused IS NULL) = (refused_at IS NULL)));
INSERT INTO rate_terms DEFAULT VALUES;
REVOKE INSERT, DELETE ON rate_terms FROM fairlot_app;
