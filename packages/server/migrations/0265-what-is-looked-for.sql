-- By what old rows are found, and what was corrected: without them each look reads all there ever was.
CREATE INDEX issue_correction_made ON issue_correction (made_at);
CREATE INDEX session_token_expires ON session_token (expires_at);
CREATE INDEX login_failure_first ON login_failure (first_at) WHERE locked_until IS NULL;
CREATE INDEX login_failure_locked ON login_failure (locked_until) WHERE locked_until IS NOT NULL;
CREATE INDEX address_attempt_since ON address_attempt (since);
