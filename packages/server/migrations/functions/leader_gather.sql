-- Counts what bets of these players in these issues came to, and what their days add up to by it: each issue
-- by what changed of it, whatever was counted before. Only awarded issues count, and only who agreed. Hidden bets count
-- in every sum, or losses could be hidden; the one figure that tells of a single bet never tells of one of them, and no game is named that has them alone.
CREATE OR REPLACE FUNCTION leader_gather(_players bigint[], _issues int[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
BEGIN
  WITH fresh AS MATERIALIZED (
    SELECT b.player_id, b.issue_id, min(i.game_id) AS game_id, min(i.draw_at) AS draw_at,
      count(*)::int AS bets, count(*) FILTER (WHERE b.prize > 0)::int AS hits,
      sum(greatest(b.prize + b.refund - b.stake, 0))::bigint AS won,
      sum(greatest(b.stake - b.prize - b.refund, 0))::bigint AS lost,
      coalesce(max(greatest(b.prize + b.refund - b.stake, 0)) FILTER (WHERE k.is_hidden IS NOT TRUE), 0) AS top_win,
      bool_or(k.is_hidden IS NOT TRUE) AS is_open
    FROM bet b JOIN issue i ON i.id = b.issue_id
    LEFT JOIN bet_cart k ON k.player_id = b.player_id AND k.intent = b.intent
    WHERE b.issue_id = ANY (_issues) AND b.player_id = ANY (_players) AND b.state IN (2, 3) AND i.state = 2
    GROUP BY b.player_id, b.issue_id),
  before AS MATERIALIZED (
    SELECT r.* FROM fresh f JOIN leader_result r ON r.player_id = f.player_id AND r.issue_id = f.issue_id),
  kept AS (
    INSERT INTO leader_result AS r (player_id, issue_id, game_id, day, draw_at, bets, hits, won, lost, top_win, is_open)
    SELECT f.player_id, f.issue_id, f.game_id, leader_day(f.draw_at), f.draw_at, f.bets, f.hits, f.won, f.lost,
      f.top_win, f.is_open
    FROM fresh f ORDER BY f.player_id, f.issue_id
    ON CONFLICT (player_id, issue_id) DO UPDATE SET bets = excluded.bets, hits = excluded.hits,
      won = excluded.won, lost = excluded.lost, top_win = excluded.top_win, is_open = excluded.is_open),
  change AS (
    SELECT f.player_id, leader_day(f.draw_at) AS day,
      sum(f.bets - coalesce(o.bets, 0))::int AS bets, sum(f.hits - coalesce(o.hits, 0))::int AS hits,
      sum(f.won - coalesce(o.won, 0))::bigint AS won, sum(f.lost - coalesce(o.lost, 0))::bigint AS lost
    FROM fresh f LEFT JOIN before o ON o.player_id = f.player_id AND o.issue_id = f.issue_id
    GROUP BY f.player_id, leader_day(f.draw_at))
  INSERT INTO leader_standing AS s (player_id, day, bets, hits, won, lost, top_win, top_game, streak, last_game)
  SELECT c.player_id, c.day, c.bets, c.hits, c.won, c.lost, 0, NULL, 0, NULL
  FROM change c ORDER BY c.player_id, c.day
  ON CONFLICT (player_id, day) DO UPDATE SET bets = s.bets + excluded.bets, hits = s.hits + excluded.hits,
    won = s.won + excluded.won, lost = s.lost + excluded.lost;

  -- What is no sum is looked up among the results as the statement before left them: by index, a few rows each.
  UPDATE leader_standing s SET top_win = coalesce(t.top_win, 0), top_game = t.game_id, last_game = n.game_id,
    streak = (SELECT count(*) FROM leader_result r
      WHERE r.player_id = s.player_id AND r.day = s.day AND (r.draw_at, r.issue_id) > (
        coalesce(l.draw_at, '-infinity'), coalesce(l.issue_id, 0)))
  FROM (SELECT DISTINCT d.player_id, d.day FROM leader_result d
    WHERE d.player_id = ANY (_players) AND d.issue_id = ANY (_issues)) c
  LEFT JOIN LATERAL (SELECT r.top_win, r.game_id FROM leader_result r
    WHERE r.player_id = c.player_id AND r.day = c.day AND r.is_open ORDER BY r.top_win DESC LIMIT 1) t ON true
  LEFT JOIN LATERAL (SELECT r.game_id FROM leader_result r
    WHERE r.player_id = c.player_id AND r.day = c.day AND r.is_open
    ORDER BY r.draw_at DESC, r.issue_id DESC LIMIT 1) n ON true
  LEFT JOIN LATERAL (SELECT r.draw_at, r.issue_id FROM leader_result r
    WHERE r.player_id = c.player_id AND r.day = c.day AND r.won <= r.lost
    ORDER BY r.draw_at DESC, r.issue_id DESC LIMIT 1) l ON true
  WHERE s.player_id = c.player_id AND s.day = c.day;
END $$;
REVOKE ALL ON FUNCTION leader_gather FROM PUBLIC;
