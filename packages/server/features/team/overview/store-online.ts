import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import { isOnline, ONLINE_MINUTES } from '../members/index.ts';

/** How many direct members of an agent are online. */
export async function countDirectsOnline(db: Executor, head: bigint): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM player p
    WHERE p.parent = ${head} AND ${isOnline(sql`p.player_id`)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Everybody who is online, counted for each who stands above them. It goes up from those who are online, so that a line
 * costs nothing by its size.
 */
export async function countOnlineBelow(db: Executor): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await sql<{ player_id: bigint; n: number }>`
    WITH RECURSIVE above(parent, depth) AS (
      SELECT p.parent, 1 FROM (
        SELECT DISTINCT t.player_id FROM session_token t
        JOIN session s ON s.player_id = t.player_id AND s.id = t.session_id
        WHERE t.expires_at > (SELECT app_now()) AND s.ended_code IS NULL
          AND s.active_at > (SELECT app_now()) - ${ONLINE_MINUTES} * interval '1 minute') o
      JOIN player p ON p.player_id = o.player_id WHERE p.parent IS NOT NULL
      UNION ALL
      SELECT p.parent, a.depth + 1 FROM above a JOIN player p ON p.player_id = a.parent
      WHERE p.parent IS NOT NULL AND a.depth < 32)
    SELECT parent AS player_id, count(*)::int AS n FROM above GROUP BY 1`.execute(db);
  return new Map(rows.map(({ player_id, n }) => [player_id, n]));
}
