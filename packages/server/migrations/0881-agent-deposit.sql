-- Orders of members that their agents pay out of their own wallets. States: 0 asked, 1 accepted, 2 the member says that the agent
-- was paid, 3 credited, 4 refused by the agent, 5 cancelled by the member, 6 out of time. The money stands in the agent's hold
-- while the state is 1 or 2.
CREATE TABLE agent_deposit (
  player_id bigint NOT NULL REFERENCES player,
  order_no text NOT NULL,
  intent uuid NOT NULL,
  agent_id bigint NOT NULL REFERENCES player,
  currency bpchar(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- How many times it is turned over, in hundredths, as it was when it was asked for.
  times int NOT NULL CHECK (times >= 0),
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 6),
  -- Why it was refused; empty otherwise.
  reason text NOT NULL DEFAULT '',
  hold_id bigint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (player_id, order_no),
  UNIQUE (player_id, intent),
  CHECK (player_id <> agent_id),
  CHECK ((hold_id IS NULL) = (accepted_at IS NULL)),
  CHECK (state NOT IN (1, 2, 3) OR hold_id IS NOT NULL),
  CHECK ((ended_at IS NULL) = (state < 3)));
CREATE UNIQUE INDEX agent_deposit_open ON agent_deposit (player_id) WHERE state < 3;
CREATE UNIQUE INDEX agent_deposit_no ON agent_deposit (order_no);
CREATE INDEX agent_deposit_of_agent ON agent_deposit (agent_id, created_at DESC, order_no DESC);
CREATE UNIQUE INDEX agent_deposit_hold ON agent_deposit (agent_id, hold_id) WHERE hold_id IS NOT NULL;
CREATE INDEX agent_deposit_due ON agent_deposit (expires_at) WHERE state < 3;
REVOKE UPDATE, DELETE, TRUNCATE ON agent_deposit FROM fairlot_app;
GRANT UPDATE (state, reason, hold_id, accepted_at, ended_at) ON agent_deposit TO fairlot_app;
