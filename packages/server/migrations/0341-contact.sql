-- How a player is reached: 1 mail, 2 phone, 3 QQ. The address is sealed; mail and phone are of one player each, which a
-- hash under a key of the installation holds.
CREATE TABLE player_contact (
  player_id bigint NOT NULL,
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3)),
  sealed bytea NOT NULL,
  hash bytea,
  bound_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (player_id, kind),
  CHECK ((hash IS NULL) = (kind = 3)));
CREATE UNIQUE INDEX player_contact_one ON player_contact (kind, hash);

-- The code that was sent last: to a player for one of his contacts, or to an address that somebody registers with.
-- `owner` is `own:ID`, or `register:` with the hash of the address. Only hashes are here; five wrong ones end it.
CREATE TABLE contact_code (
  owner text NOT NULL,
  kind smallint NOT NULL CHECK (kind IN (1, 2)),
  address bytea NOT NULL,
  code_hash bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  good_until timestamptz NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, kind));
CREATE INDEX contact_code_made ON contact_code (made_at);

-- Who forgot his password: what was asked is sealed and looked at by a job, so that no answer tells whether there is
-- such an account. Then the link that was sent, by the hash of its token; it is good once.
CREATE TABLE password_link (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  network text NOT NULL,
  sealed bytea,
  player_id bigint,
  token_hash bytea UNIQUE,
  good_until timestamptz,
  used_at timestamptz,
  CHECK ((sealed IS NULL) = (player_id IS NOT NULL AND token_hash IS NOT NULL AND good_until IS NOT NULL)));
CREATE INDEX password_link_waits ON password_link (id) WHERE sealed IS NOT NULL;
CREATE INDEX password_link_player ON password_link (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX password_link_made ON password_link (made_at);
