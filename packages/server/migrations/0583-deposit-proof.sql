-- Pictures by which players show that they paid: sealed, of their owner and of operators, and of nobody else.
CREATE TABLE deposit_proof (
  player_id bigint NOT NULL,
  order_no text NOT NULL,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 3),
  sealed bytea NOT NULL CHECK (length(sealed) <= 1100000),
  made_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (player_id, order_no, place));
CREATE INDEX deposit_proof_made ON deposit_proof (made_at);

-- Tries of a day, which begins with the first: each costs a decoding.
CREATE TABLE deposit_proof_day (
  player_id bigint PRIMARY KEY,
  counted_from timestamptz NOT NULL,
  counted int NOT NULL);

-- Good for one look at one picture, by whom it was given to (realm 1 players, 2 operators). Kept as a hash.
CREATE TABLE deposit_proof_ticket (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  realm smallint NOT NULL CHECK (realm IN (1, 2)),
  viewer bigint NOT NULL,
  player_id bigint NOT NULL,
  order_no text NOT NULL,
  place smallint NOT NULL,
  until timestamptz NOT NULL);
CREATE INDEX deposit_proof_ticket_until ON deposit_proof_ticket (until);

REVOKE UPDATE, TRUNCATE ON deposit_proof, deposit_proof_ticket FROM fairlot_app;
REVOKE DELETE, TRUNCATE ON deposit_proof_day FROM fairlot_app;
