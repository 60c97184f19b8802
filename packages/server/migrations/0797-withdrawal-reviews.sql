-- What operators decided about a withdrawal before it was paid, in order: 1 approved, 2 split into other parts, 3 found
-- changed (by the site). A split or a change voids the approvals before it.
CREATE TABLE withdrawal_review (
  player_id bigint NOT NULL,
  withdrawal_id uuid NOT NULL,
  n smallint NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now(),
  what smallint NOT NULL CHECK (what BETWEEN 1 AND 3),
  -- Null: the site.
  operator_id int CHECK ((operator_id IS NULL) = (what = 3)),
  -- The parts that were approved, or that it was split into; null: whole.
  plan bigint[],
  PRIMARY KEY (player_id, withdrawal_id, n),
  FOREIGN KEY (player_id, withdrawal_id) REFERENCES withdrawal);
REVOKE UPDATE, DELETE ON withdrawal_review FROM fairlot_app;
