-- Mails and text messages, from the transaction that makes them due until they were handed over. `key` names what a
-- message is about: the same one is never written twice. Address, words and codes are sealed, and erased when it was
-- handed over or given up; what remains tells how many there were.
CREATE TABLE message (
  key text PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 100),
  kind text NOT NULL CHECK (kind IN ('mail', 'sms')),
  -- Whom it is for; nobody yet in a registration.
  player_id bigint,
  -- A hash of the address under a key of the installation.
  address bytea NOT NULL,
  -- Of whoever asked for it; empty where the program did.
  network text NOT NULL,
  sealed bytea,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  -- What is late is worth nothing.
  good_until timestamptz NOT NULL,
  -- The next try; while one is under way, when another may take it over.
  next_at timestamptz NOT NULL DEFAULT app_now(),
  tries smallint NOT NULL DEFAULT 0,
  sent_at timestamptz,
  CHECK (sent_at IS NULL OR sealed IS NULL));
CREATE INDEX message_due ON message (next_at) WHERE sealed IS NOT NULL;
CREATE INDEX message_made ON message (made_at);
CREATE INDEX message_player ON message (player_id, made_at) WHERE player_id IS NOT NULL;
CREATE INDEX message_address ON message (address, made_at);
CREATE INDEX message_network ON message (network, made_at);

-- By which way mails and text messages leave: an address with its secret, sealed.
CREATE TABLE courier_route (
  kind text PRIMARY KEY CHECK (kind IN ('mail', 'sms')),
  sealed bytea NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app_now());
