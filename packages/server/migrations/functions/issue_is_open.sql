-- Whether an issue takes bets at this moment. A bet asks after it took the shared lock of the issue.
CREATE OR REPLACE FUNCTION issue_is_open(_issue issue) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT _issue.state = 0 AND _issue.opened_at IS NOT NULL AND _issue.closed_at IS NULL
    AND _issue.start_at <= app_now() AND app_now() < _issue.close_at
$$;
