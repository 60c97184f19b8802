-- Queues of operators are read from a place on, in the order of an index: as much as a page, however far behind it lies.
DROP INDEX deposit_open;
CREATE INDEX deposit_open ON deposit (state, created_at, order_no) WHERE state IN (0, 3);
CREATE INDEX deposit_exception_listed ON deposit_exception (id) WHERE state IN (0, 1);
CREATE INDEX deposit_exception_done ON deposit_exception (id) WHERE state > 1;

-- What waits of withdrawals by the tab that it stands in (QUEUE_PLACE of features/withdraw/store-queue.ts, word for word),
-- those that somebody looks at, and what is over.
DROP INDEX withdrawal_open;
CREATE INDEX withdrawal_open ON withdrawal (asked_at, id) WHERE state NOT IN (1, 2, 3);
CREATE INDEX withdrawal_place ON withdrawal ((CASE WHEN state IN (6, 7) THEN 4 WHEN state IN (4, 8) THEN 5
  WHEN state = 5 OR approved_at IS NOT NULL THEN 3 WHEN reviewer_one IS NOT NULL THEN 2 ELSE 1 END), asked_at, id)
  WHERE state NOT IN (1, 2, 3);
CREATE INDEX withdrawal_claimed ON withdrawal (claimed_until) WHERE claimed_until IS NOT NULL AND state NOT IN (1, 2, 3);
CREATE INDEX withdrawal_done ON withdrawal (asked_at, id) WHERE state IN (1, 2, 3);

DROP INDEX chain_transfer_found;
CREATE INDEX chain_transfer_found ON chain_transfer (found_at, tx, log_index);

CREATE INDEX money_break_done ON money_break (id) WHERE state > 1;
CREATE INDEX risk_case_done ON risk_case (id) WHERE state = 2;
