-- A game that a feed tells is drawn here where it is rehearsed: a demo that becomes a site of its own gives
-- it back to its feed at its next start, and the other way round.
GRANT UPDATE (kind) ON game TO fairlot_app;
