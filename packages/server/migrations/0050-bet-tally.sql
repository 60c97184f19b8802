-- What a player has in an issue, counted when it comes in (cancelled bets stay counted), and which run of
-- the settlement told him of his prizes. The row is written under the lock of his account, or by the
-- settlement after it.
CREATE TABLE bet_tally (
  player_id bigint NOT NULL,
  issue_id int NOT NULL,
  bets int NOT NULL CHECK (bets > 0),
  chars bigint NOT NULL CHECK (chars > 0),
  awarded_run smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, issue_id)) WITH (fillfactor = 70);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON bet_tally FROM fairlot_app;

INSERT INTO bet_tally (player_id, issue_id, bets, chars)
SELECT player_id, issue_id, count(*), sum(char_length(content)) FROM bet
WHERE issue_id IN (SELECT issue_id FROM issue_job WHERE step <> 'done')
GROUP BY player_id, issue_id;

-- Settlement and refund go by ranges of (player_id, id).
DROP INDEX bet_of_issue;
CREATE INDEX bet_of_issue ON bet (issue_id, player_id, id);
