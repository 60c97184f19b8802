-- When a provider is asked next to send a payment back, and how often it was: whoever waits keeps nobody back.
ALTER TABLE deposit_exception ADD COLUMN ask_at timestamptz, ADD COLUMN asks smallint NOT NULL DEFAULT 0;
CREATE INDEX deposit_exception_refunds ON deposit_exception (ask_at NULLS FIRST, id) WHERE state = 1;
GRANT UPDATE (ask_at, asks) ON deposit_exception TO fairlot_app;
