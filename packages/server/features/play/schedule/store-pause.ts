import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { ScheduleKey } from './store.ts';

type Row = { player_id: bigint; id: string };
const toKey = (row: Row): ScheduleKey => ({ playerId: row.player_id, id: row.id });

export type Pausing = ScheduleKey & { readonly state: 0 | 7 };

/** Worked into the statement, so that the index of those who are kept from betting is found. */
const IS_BARRED = sql`p.flags & flags_that_rest_schedules() <> 0`;

/**
 * Schedules that run where their game is not sold or their player is kept from betting, and those that rest
 * where neither is so.
 */
export async function readPausing(db: Executor, most: number): Promise<readonly Pausing[]> {
  const { rows } = await sql<Row & { is_on: boolean }>`
    (SELECT s.player_id, s.id, g.state = 0 AS is_on FROM game g
    CROSS JOIN LATERAL (
      SELECT player_id, id FROM schedule w
      WHERE game_id = g.id AND state IN (0, 7) AND state = CASE WHEN g.state = 0 THEN 7 ELSE 0 END
        AND NOT (g.state = 0
          AND EXISTS (SELECT FROM player p WHERE p.player_id = w.player_id AND ${IS_BARRED}))
      LIMIT ${most}) s
    LIMIT ${most})
    UNION
    (SELECT s.player_id, s.id, false FROM player p
    JOIN schedule s ON s.player_id = p.player_id AND s.state = 0
    WHERE ${IS_BARRED} LIMIT ${most})`.execute(db);
  return rows.map((row) => ({ ...toKey(row), state: row.is_on ? 0 : 7 }));
}

/** Whoever of them operators keep from betting for now; a flag that comes after this is seen at the next row. */
export async function barredOf(tx: Tx, players: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (players.length === 0) return new Set();
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player p
    WHERE player_id = ANY (${players}::bigint[]) AND ${IS_BARRED}
      AND p.flags & flag_self_excluded() = 0`.execute(tx);
  return new Set(rows.map((row) => row.player_id));
}

export async function markPaused(tx: Tx, pausing: readonly Pausing[]): Promise<void> {
  for (const state of [0, 7] as const) {
    const some = pausing.filter((each) => each.state === state);
    if (some.length === 0) continue;
    await sql`
      UPDATE schedule SET state = ${state}
      WHERE player_id = ANY (${some.map(({ playerId }) => playerId)}::bigint[])
        AND id = ANY (${some.map(({ id }) => id)}::uuid[]) AND state IN (0, 7)`.execute(tx);
  }
}

/** Schedules that rest on a game that was removed so long ago. */
export async function readOffline(
  db: Executor,
  patienceMs: number,
  most: number,
): Promise<readonly ScheduleKey[]> {
  const { rows } = await sql<Row>`
    SELECT s.player_id, s.id FROM game g JOIN schedule s ON s.game_id = g.id AND s.state = 7
    WHERE g.state = 2 AND g.state_at <= (SELECT app_now()) - ${patienceMs} * interval '1 millisecond'
    LIMIT ${most}`.execute(db);
  return rows.map(toKey);
}
