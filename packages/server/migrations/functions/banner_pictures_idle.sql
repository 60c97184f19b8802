-- Pictures of banners that nothing refers to: no banner, no version of one that is kept, nothing that waits for a second operator,
-- for its time, or to be tried again.
CREATE OR REPLACE FUNCTION banner_pictures_idle() RETURNS SETOF banner_picture
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.* FROM banner_picture p
  WHERE NOT EXISTS (SELECT FROM banner b WHERE b.picture = p.picture)
    AND NOT EXISTS (SELECT FROM publication v WHERE v.subject LIKE 'banner %' AND v.rules->>'picture' = p.picture)
    AND NOT EXISTS (SELECT FROM publication_due d
      WHERE d.subject LIKE 'banner %' AND d.state IN (0, 3) AND d.changes->>'picture' = p.picture)
    AND NOT EXISTS (SELECT FROM operator_proposal a
      WHERE a.permission = 'banner.home.publish' AND a.state = 'open' AND a.expires_at > (SELECT app_now())
        AND a.content->>'picture' = p.picture)
$$;
REVOKE ALL ON FUNCTION banner_pictures_idle FROM PUBLIC;
GRANT EXECUTE ON FUNCTION banner_pictures_idle TO fairlot_app;
