-- A deleted account keeps its rows and its books. It has the flag DISABLE_ACCOUNT as long as it is deleted, which keeps it
-- out wherever that flag does.
ALTER TABLE player
  ADD COLUMN removed_at timestamptz,
  ADD CONSTRAINT player_removed_is_disabled CHECK (removed_at IS NULL OR flags & 1 <> 0);

CREATE TABLE player_removal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  -- Who deleted it; the parent at that time.
  agent_id bigint NOT NULL REFERENCES player,
  -- The name that it had: another may get it after 180 days.
  user_name text NOT NULL,
  removed_at timestamptz NOT NULL,
  -- The flag was set before, and stays after an undo.
  was_disabled boolean NOT NULL,
  restored_at timestamptz,
  -- The operator who restored it; empty: the agent did.
  restored_by text NOT NULL DEFAULT '',
  name_freed_at timestamptz,
  CHECK (restored_at IS NULL OR name_freed_at IS NULL));
CREATE UNIQUE INDEX player_removal_standing ON player_removal (player_id) WHERE restored_at IS NULL;
CREATE INDEX player_removal_of_agent ON player_removal (agent_id, id);
CREATE INDEX player_removal_name_held ON player_removal (removed_at) WHERE restored_at IS NULL AND name_freed_at IS NULL;
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON player_removal FROM fairlot_app;

-- A move as it was asked for. WAITING 0, MOVED 1, REFUSED 2.
CREATE TABLE move_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The parent from whom the member moves.
  agent_id bigint NOT NULL REFERENCES player,
  player_id bigint NOT NULL REFERENCES player,
  to_parent bigint NOT NULL REFERENCES player,
  -- The member and everybody below.
  accounts int NOT NULL CHECK (accounts > 0),
  state smallint NOT NULL CHECK (state BETWEEN 0 AND 2),
  -- Operators moved the member; the agent did not ask for it, and it counts for none of the five of a month.
  is_by_site boolean NOT NULL DEFAULT false,
  asked_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  move_id bigint UNIQUE REFERENCES player_move,
  CHECK ((state = 0) = (decided_at IS NULL)),
  CHECK ((state = 1) = (move_id IS NOT NULL)));
CREATE UNIQUE INDEX move_request_waiting ON move_request (player_id) WHERE state = 0;
CREATE INDEX move_request_queue ON move_request (id) WHERE state = 0;
CREATE INDEX move_request_of_agent ON move_request (agent_id, id);
CREATE INDEX move_request_by_state ON move_request (state, id);
REVOKE DELETE, TRUNCATE, UPDATE ON move_request FROM fairlot_app;
GRANT UPDATE (state, decided_at, decided_by, reason, move_id) ON move_request TO fairlot_app;
