-- Days of the site begin at midnight UTC+8, weeks on Monday.
CREATE OR REPLACE FUNCTION site_day(_at timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (_at AT TIME ZONE 'UTC' + interval '8 hours')::date
$$;

-- The first day of the period that a moment is in: 1 day, 2 week, 3 month.
CREATE OR REPLACE FUNCTION own_since(_period smallint, _at timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE _period WHEN 1 THEN site_day(_at)
    WHEN 2 THEN date_trunc('week', site_day(_at)::timestamp)::date
    ELSE date_trunc('month', site_day(_at)::timestamp)::date END
$$;

-- The midnight at which that period ends.
CREATE OR REPLACE FUNCTION own_until(_period smallint, _at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (own_since(_period, _at)::timestamp
    + CASE _period WHEN 1 THEN interval '1 day' WHEN 2 THEN interval '7 days' ELSE interval '1 month' END
    - interval '8 hours') AT TIME ZONE 'UTC'
$$;
