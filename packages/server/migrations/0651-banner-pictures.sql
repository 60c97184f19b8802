-- A picture that was uploaded for a banner stays as long as something refers to it, not because somebody once asked for it; what nothing
-- refers to goes a day after it was uploaded or asked for (functions/banner_pictures_idle.sql).
ALTER TABLE banner_picture DROP COLUMN is_asked;
