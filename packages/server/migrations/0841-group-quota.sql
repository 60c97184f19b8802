-- How many directs of an agent may have that agent's own prize group, for groups from 1950. The players that have it are counted
-- where they stand.
CREATE TABLE group_quota (
  player_id bigint NOT NULL REFERENCES player,
  prize_group smallint NOT NULL CHECK (prize_group BETWEEN 1950 AND 2000 AND prize_group % 2 = 0),
  most int NOT NULL CHECK (most >= 0),
  set_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, prize_group));
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON group_quota FROM fairlot_app;

-- Each change of a prize group, by the agent above or, where that is null, by operators.
CREATE TABLE group_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  by_player bigint REFERENCES player,
  from_group smallint NOT NULL,
  to_group smallint NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (from_group <> to_group));
CREATE INDEX group_change_of ON group_change (player_id, changed_at);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON group_change FROM fairlot_app;

-- The directs of an agent by their group.
DROP INDEX player_of_parent;
CREATE INDEX player_of_parent ON player (parent, prize_group) WHERE parent IS NOT NULL;
