-- When whoever makes a statement last said that he is there: one whose server stopped, or was killed, is gone half a minute
-- later, and not only when its file would be.
ALTER TABLE statement_made ADD COLUMN alive_at timestamptz NOT NULL DEFAULT app_now();
GRANT UPDATE (alive_at) ON statement_made TO fairlot_app;
