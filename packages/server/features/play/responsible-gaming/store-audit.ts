import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import type { Invariant } from '#platform/feature';

/** What is counted for the limits of a player is what his bets add up to, day by day. */
async function findMiscounted(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    WITH first AS (SELECT player_id, min(day) AS day FROM own_day GROUP BY player_id),
    bets AS (
      SELECT b.player_id, site_day(b.accepted_at) AS day,
        sum(b.stake - b.refund) FILTER (WHERE b.state <> 1) AS staked, sum(b.prize) AS won
      FROM first f JOIN bet b ON b.player_id = f.player_id
        AND b.accepted_at >= (f.day::timestamp - interval '8 hours') AT TIME ZONE 'UTC'
      GROUP BY 1, 2)
    SELECT format('player %s, %s: %s staked and %s won, and not %s and %s', player_id, day,
      coalesce(b.staked, 0), coalesce(b.won, 0), coalesce(d.staked, 0), coalesce(d.won, 0)) AS line
    FROM own_day d FULL JOIN bets b USING (player_id, day)
    WHERE (coalesce(d.staked, 0), coalesce(d.won, 0)) <> (coalesce(b.staked, 0), coalesce(b.won, 0))
    LIMIT 20`.execute(db);
  return rows.map(({ line }) => line);
}

/** Who has a limit is counted, and who has none is not; a flag of an exclusion goes with a break that holds. */
async function findForgotten(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT format('player %s is counted without a limit', d.player_id) AS line
    FROM (SELECT DISTINCT player_id FROM own_day) d
    WHERE NOT EXISTS (SELECT FROM own_limit l WHERE l.player_id = d.player_id)
    UNION ALL
    SELECT format('player %s is excluded without its flag', b.player_id)
    FROM own_break b JOIN player p ON p.player_id = b.player_id
    WHERE b.kind = 2 AND b.until_at > (SELECT app_now()) AND p.flags & flag_self_excluded() = 0
    LIMIT 20`.execute(db);
  return rows.map(({ line }) => line);
}

export const responsibleGamingInvariants: readonly Invariant[] = [
  { name: 'limits count what was bet', find: findMiscounted },
  { name: 'limits and breaks are whole', find: findForgotten },
];
