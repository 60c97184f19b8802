-- Announcements: what is edited (`draft`), and what players are shown of it (`shown`, and the columns from `type` on).
-- `audience`: 0 everybody, -1 players, -2 agents, else the number of an agent: he and whoever stands below him.
-- `seq` is its place in the order in which they appeared, given under a lock: whoever reads one has all before it.
CREATE SEQUENCE announcement_seq;
CREATE TABLE announcement (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  draft jsonb NOT NULL CHECK (octet_length(draft::text) <= 40000),
  version int NOT NULL DEFAULT 1,
  author_name text NOT NULL,
  edited_at timestamptz NOT NULL DEFAULT app_now(),
  shown jsonb,
  shown_version int,
  type smallint CHECK (type BETWEEN 1 AND 6),
  audience bigint,
  is_pinned boolean NOT NULL DEFAULT false,
  must_read boolean NOT NULL DEFAULT false,
  from_at timestamptz,
  until_at timestamptz,
  published_at timestamptz,
  withdrawn_at timestamptz,
  seq bigint UNIQUE,
  appeared_at timestamptz,
  -- On the board now; one whose time is over a second ago is taken off by a job.
  is_up boolean NOT NULL DEFAULT false,
  CHECK (num_nulls(shown, shown_version, type, audience, published_at) IN (0, 5)),
  CHECK (NOT is_up OR seq IS NOT NULL AND appeared_at IS NOT NULL AND withdrawn_at IS NULL AND shown IS NOT NULL));
CREATE INDEX announcement_board ON announcement (audience, seq DESC) WHERE is_up;
CREATE INDEX announcement_up ON announcement (seq DESC) WHERE is_up;
CREATE INDEX announcement_must_read ON announcement (seq) WHERE is_up AND must_read;
CREATE INDEX announcement_comes ON announcement (from_at)
  WHERE published_at IS NOT NULL AND seq IS NULL AND withdrawn_at IS NULL;
CREATE INDEX announcement_goes ON announcement (until_at) WHERE is_up;
CREATE INDEX announcement_appeared ON announcement (appeared_at, seq);

-- What a player has read, in one row: all up to `upto`, of those behind it the ones in `beyond`; and which of those
-- that must be read he has ticked. Whoever has no row has read what appeared before he came.
CREATE TABLE announcement_read (
  player_id bigint PRIMARY KEY,
  upto bigint NOT NULL,
  beyond bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(beyond) <= 500),
  ticked bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(ticked) <= 100));
-- A demo writes its own once.
GRANT SELECT ON SEQUENCE announcement_id_seq TO fairlot_app;
REVOKE DELETE ON announcement_read FROM fairlot_app;
