-- Alarms: events of games that somebody has to have seen. Each is written once an issue.
CREATE UNIQUE INDEX game_event_alarm ON game_event (issue_id, kind)
  WHERE kind IN ('feed late', 'feed missing', 'feed twice', 'feed contradicts', 'draw late', 'draw overdue');
CREATE INDEX game_event_alarms ON game_event (id)
  WHERE kind IN ('draw late', 'draw overdue', 'feed late', 'feed missing', 'feed twice', 'feed contradicts',
    'feeds differ', 'feed early');
CREATE TABLE alarm_seen (
  event_id bigint PRIMARY KEY REFERENCES game_event,
  operator_id int NOT NULL REFERENCES operator,
  note text NOT NULL CHECK (length(note) BETWEEN 3 AND 500),
  seen_at timestamptz NOT NULL DEFAULT app_now());
REVOKE UPDATE, DELETE ON alarm_seen FROM fairlot_app;
GRANT UPDATE (late_minutes, give_up_minutes) ON game TO fairlot_app;

-- What the site proposes by itself has no maker: only to cancel an issue whose number does not come.
ALTER TABLE operator_proposal ALTER COLUMN maker DROP NOT NULL;
ALTER TABLE operator_proposal ADD CONSTRAINT operator_proposal_by_site
  CHECK (maker IS NOT NULL OR permission = 'lottery.issues.cancel');
