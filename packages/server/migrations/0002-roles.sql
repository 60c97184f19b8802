-- The program works as fairlot_app: it reads and writes rows, owns nothing, alters nothing. Connections
-- come in as the owner and take the role at their start. Roles belong to the whole server, so another
-- database of it, or another process at this moment, may have made it.
DO $$
BEGIN
  CREATE ROLE fairlot_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'fairlot_app', 'MEMBER') THEN
    EXECUTE format('GRANT fairlot_app TO %I', current_user);
  END IF;
END $$;

GRANT USAGE ON SCHEMA public TO fairlot_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO fairlot_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO fairlot_app;
