import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/db.ts';
import type { ScheduleKey } from './store.ts';

type Row = { player_id: bigint; id: string };
const toKey = (row: Row): ScheduleKey => ({ playerId: row.player_id, id: row.id });

export type Pausing = ScheduleKey & { readonly state: 0 | 7 };

/** Schedules that run on a game that is not sold, or rest on one that is. */
export async function readPausing(db: Executor, most: number): Promise<readonly Pausing[]> {
  const { rows } = await sql<Row & { is_on: boolean }>`
    SELECT s.player_id, s.id, g.state = 0 AS is_on FROM game g
    CROSS JOIN LATERAL (
      SELECT player_id, id FROM schedule
      WHERE game_id = g.id AND state IN (0, 7) AND state = CASE WHEN g.state = 0 THEN 7 ELSE 0 END
      LIMIT ${most}) s
    LIMIT ${most}`.execute(db);
  return rows.map((row) => ({ ...toKey(row), state: row.is_on ? 0 : 7 }));
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
