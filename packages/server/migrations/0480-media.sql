-- Pictures, made anew from what was uploaded, under the hash of what they hold. Whoever shows one refers to it by a
-- foreign key; what nothing refers to goes after a while (picture_sweep).
CREATE TABLE picture (
  name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{64}\.(webp|png)$'),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 524288),
  -- When it was uploaded last.
  made_at timestamptz NOT NULL DEFAULT app_now());
-- They are packed already.
ALTER TABLE picture ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX picture_made ON picture (made_at);
REVOKE UPDATE, DELETE ON picture FROM fairlot_app;
GRANT UPDATE (made_at) ON picture TO fairlot_app;

-- The marks of the house, in place of those that are built in.
CREATE TABLE site_logo (
  slot text PRIMARY KEY CHECK (slot IN ('PCLogo', 'MobileLogo', 'Favicon')),
  picture text NOT NULL REFERENCES picture);

-- Pictures that players uploaded of themselves. Others see shown; the player sees what waits.
CREATE TABLE avatar (
  player_id bigint PRIMARY KEY,
  shown text REFERENCES picture,
  waiting text REFERENCES picture,
  waiting_at timestamptz,
  -- Why the last one was refused; empty: it was not.
  refused_reason text NOT NULL DEFAULT '' CHECK (length(refused_reason) <= 500),
  -- Uploads since a moment, of which so many are allowed a day.
  counted_from timestamptz NOT NULL DEFAULT '-infinity',
  counted int NOT NULL DEFAULT 0,
  CHECK ((waiting IS NULL) = (waiting_at IS NULL)));
CREATE INDEX avatar_waiting ON avatar (waiting_at, player_id) WHERE waiting IS NOT NULL;
CREATE INDEX avatar_shown_picture ON avatar (shown) WHERE shown IS NOT NULL;
CREATE INDEX avatar_waiting_picture ON avatar (waiting) WHERE waiting IS NOT NULL;
CREATE INDEX site_logo_picture ON site_logo (picture);
REVOKE DELETE ON avatar FROM fairlot_app;
