-- A name is locked for those who come from one network: nobody locks another out. A lane is a network, `known` for
-- whoever showed a device or a code of the account, `any` for all together, which locks nobody and only asks for
-- work; it is empty where no network is looked at.
ALTER TABLE login_failure ADD COLUMN lane text NOT NULL DEFAULT '';
ALTER TABLE login_failure DROP CONSTRAINT login_failure_pkey;
ALTER TABLE login_failure ADD PRIMARY KEY (name_key, lane);
ALTER TABLE login_failure DROP COLUMN locks;

-- Work that was shown, until it would be stale anyway: it is good once.
CREATE TABLE work_used (
  hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL);
CREATE INDEX work_used_expires ON work_used (expires_at);
