-- Whom players pay, and who pays them. `number` is the name of its clearing accounts in the books; `sealed` holds the
-- secret by which it and this site sign what they tell each other.
CREATE TABLE provider (
  number smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY CHECK (number > 0),
  id text NOT NULL UNIQUE CHECK (id ~ '^[a-z][a-z0-9-]{0,31}$'),
  adapter text NOT NULL,
  api_at text NOT NULL,
  sealed bytea NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  changed_at timestamptz NOT NULL DEFAULT app_now());

-- Words of callbacks that were taken, kept as long as the time in them is good: none is taken twice.
CREATE TABLE provider_nonce (
  provider smallint NOT NULL,
  nonce text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, nonce));
CREATE INDEX provider_nonce_at ON provider_nonce (at);
REVOKE UPDATE ON provider_nonce FROM fairlot_app;
