-- Links to register by. Who registers stands below the maker (or at the top, where there is none), as an agent or a
-- player, with a prize group that is never above the maker's of that moment. A link is good until it is disabled,
-- deleted, expired, or as many came as its quota says.
CREATE TABLE register_link (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[2-9A-HJKMNP-Z]{10}$'),
  maker bigint REFERENCES player,
  is_agent boolean NOT NULL,
  prize_group smallint NOT NULL CHECK (prize_group BETWEEN 1800 AND 2000 AND prize_group % 2 = 0),
  made_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz,
  quota int CHECK (quota > 0),
  used int NOT NULL DEFAULT 0,
  note text NOT NULL CHECK (length(note) <= 40),
  disabled_at timestamptz,
  deleted_at timestamptz,
  CHECK (used BETWEEN 0 AND coalesce(quota, 2147483647)));
CREATE INDEX register_link_maker ON register_link (maker) WHERE deleted_at IS NULL;
CREATE INDEX register_link_code_start ON register_link (code text_pattern_ops);
REVOKE UPDATE, DELETE ON register_link FROM fairlot_app;
GRANT UPDATE (used, disabled_at, deleted_at) ON register_link TO fairlot_app;

-- What a link made of whom: as it was then, whatever becomes of the link.
CREATE TABLE register_link_use (
  player_id bigint PRIMARY KEY REFERENCES player,
  link_id int NOT NULL REFERENCES register_link,
  is_agent boolean NOT NULL,
  prize_group smallint NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now());
CREATE INDEX register_link_use_link ON register_link_use (link_id);
REVOKE UPDATE, DELETE ON register_link_use FROM fairlot_app;

-- 4 WeChat id, 5 real name: what a site asks for in a registration. They are of nobody alone, as a QQ number.
ALTER TABLE player_contact
  DROP CONSTRAINT player_contact_kind_check,
  DROP CONSTRAINT player_contact_check,
  ADD CONSTRAINT player_contact_kind_check CHECK (kind BETWEEN 1 AND 5),
  ADD CONSTRAINT player_contact_check CHECK ((hash IS NULL) = (kind >= 3));

-- An account to look round with: play money, no password that anybody knows, and for good neither withdrawals (4) nor
-- deposits (8), a test account (524288) that no report of the house counts (product 6.8). It never becomes another.
ALTER TABLE player
  ADD COLUMN is_demo boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT player_demo CHECK (NOT is_demo OR (flags & 524300) = 524300 AND NOT is_agent AND parent IS NULL);
