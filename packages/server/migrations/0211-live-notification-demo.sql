-- A demo begins with one notification, once: what an operator deleted does not come back. Whether one was ever
-- made is what its counter knows.
GRANT SELECT ON SEQUENCE live_notification_id_seq TO fairlot_app;
