-- Where an operator has come in from: whoever guesses elsewhere does not lock him out there.
CREATE INDEX operator_session_from ON operator_session (operator_id, ip, created_at);
