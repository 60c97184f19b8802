-- Codes that pages without a login show, to be let in by a phone: only the hash of the ticket is here. Who scanned it
-- (by which login) and the number that he has to be told. Of one connection one may be scanned and open at a time.
CREATE TABLE scan_ticket (
  hash bytea PRIMARY KEY,
  connection_id text NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  good_until timestamptz NOT NULL,
  player_id bigint,
  session_id uuid,
  number smallint CHECK (number BETWEEN 10 AND 99),
  is_ended boolean NOT NULL DEFAULT false,
  CHECK ((player_id IS NULL) = (session_id IS NULL)),
  CHECK ((player_id IS NULL) = (number IS NULL)));
CREATE UNIQUE INDEX scan_ticket_one ON scan_ticket (connection_id) WHERE player_id IS NOT NULL AND NOT is_ended;
CREATE INDEX scan_ticket_connection ON scan_ticket (connection_id, made_at DESC) WHERE NOT is_ended;
CREATE INDEX scan_ticket_made ON scan_ticket (made_at);
