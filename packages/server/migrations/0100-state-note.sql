-- What players are told of a game that is stopped, and until when it probably is: {message: {zh, en}, until}.
ALTER TABLE game ADD state_note jsonb;
GRANT UPDATE (state_note) ON game TO fairlot_app;
