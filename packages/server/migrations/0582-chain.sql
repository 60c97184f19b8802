-- Chains whose payments are watched. `provider` is the row that says where the node is and holds its key, and the number
-- that the books know the chain by. Height and hash are as far as it was read; no hash: it is read on from there, whatever
-- its node has there now.
CREATE TABLE chain (
  code text PRIMARY KEY CHECK (code IN ('TRC20', 'ERC20', 'BSC', 'TON', 'SOL')),
  provider text NOT NULL UNIQUE,
  confirmations int NOT NULL CHECK (confirmations BETWEEN 1 AND 1000),
  every_s int NOT NULL DEFAULT 5 CHECK (every_s BETWEEN 1 AND 3600),
  stall_minutes int NOT NULL DEFAULT 10 CHECK (stall_minutes BETWEEN 1 AND 1440),
  height bigint CHECK (height >= 0),
  hash text,
  -- How high its node said that it is.
  head bigint CHECK (head >= 0),
  -- When its node was asked last, when it was read on last, and when it was read to its end last.
  asked_at timestamptz,
  moved_at timestamptz,
  level_at timestamptz,
  fault text CHECK (fault IN ('SILENT', 'BEHIND', 'INCONSISTENT', 'STALLED', 'FORKED')),
  CHECK (height IS NOT NULL OR hash IS NULL));

-- The blocks that were read last: by them it is seen that another history took their place.
CREATE TABLE chain_block (
  chain text NOT NULL,
  height bigint NOT NULL,
  hash text NOT NULL CHECK (length(hash) BETWEEN 1 AND 100),
  PRIMARY KEY (chain, height));

-- Addresses that players pay to: nobody here has a key of one. `key` is the same however it is written. Leased to one
-- order until `free_at`; who had it last is known until another has it.
CREATE TABLE chain_address (
  chain text NOT NULL,
  key text NOT NULL CHECK (length(key) <= 160),
  address text NOT NULL CHECK (length(address) <= 120),
  is_on boolean NOT NULL DEFAULT true,
  order_no text,
  leased_at timestamptz,
  free_at timestamptz,
  added_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (chain, key),
  CHECK ((order_no IS NULL) = (leased_at IS NULL) AND (order_no IS NULL) = (free_at IS NULL)));
CREATE INDEX chain_address_free ON chain_address (chain, free_at) WHERE is_on;

-- Payments to these addresses, each once: 0 seen, 1 taken, 2 in a block that is no more, 3 too little to be worth anything,
-- 4 taken, and gone from the chain for good.
CREATE TABLE chain_transfer (
  chain text NOT NULL,
  tx text NOT NULL CHECK (length(tx) BETWEEN 1 AND 100),
  log_index int NOT NULL CHECK (log_index >= 0),
  key text NOT NULL,
  units numeric(38, 0) NOT NULL CHECK (units > 0),
  height bigint NOT NULL,
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 4),
  -- When it was seen first, whichever block had it, and the moment at which the chain had been read to its end before:
  -- it was paid after that. Whose address it was then.
  found_at timestamptz NOT NULL DEFAULT app_now(),
  after_at timestamptz NOT NULL,
  order_no text,
  taken_at timestamptz,
  -- Taken, and in a block that is no more, since then.
  gone_at timestamptz,
  PRIMARY KEY (chain, tx, log_index),
  CHECK ((taken_at IS NOT NULL) = (state IN (1, 3, 4))),
  CHECK (gone_at IS NULL OR state IN (1, 4)), CHECK (state <> 4 OR gone_at IS NOT NULL));
CREATE INDEX chain_transfer_open ON chain_transfer (chain, height) WHERE state = 0;
CREATE INDEX chain_transfer_gone ON chain_transfer (chain) WHERE state = 1 AND gone_at IS NOT NULL;
CREATE INDEX chain_transfer_height ON chain_transfer (chain, height);
CREATE INDEX chain_transfer_order ON chain_transfer (order_no) WHERE order_no IS NOT NULL;
CREATE INDEX chain_transfer_found ON chain_transfer (found_at DESC, chain, tx, log_index);

REVOKE DELETE ON chain, chain_address, chain_transfer FROM fairlot_app;

-- What an order by USDT was made on: who pays sends `units` to `address`, and a rate that holds until `rate_until`.
ALTER TABLE deposit ADD COLUMN chain text, ADD COLUMN address text, ADD COLUMN decimals smallint,
  ADD COLUMN units numeric(38, 0) CHECK (units > 0), ADD COLUMN rate bigint CHECK (rate > 0),
  ADD COLUMN rate_until timestamptz,
  ADD CHECK (num_nulls(chain, address, decimals, units, rate, rate_until) IN (0, 6)),
  ADD CHECK ((type = 13) = (chain IS NOT NULL));

-- 6: it was credited, and is gone from its chain.
ALTER TABLE deposit_exception DROP CONSTRAINT deposit_exception_kind_check;
ALTER TABLE deposit_exception ADD CONSTRAINT deposit_exception_kind_check CHECK (kind BETWEEN 1 AND 6);
