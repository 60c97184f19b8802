import { sql } from 'kysely';
import type { Tx } from '#platform/db';
import { amongKeys, type ScheduleKey } from './store.ts';

/** What a schedule had reserved when it was ended; thousandths. */
export type Rest = ScheduleKey & { readonly stake: bigint };

/** Takes every reserved row out of schedules, and ends them. */
export async function endAll(
  tx: Tx,
  keys: readonly ScheduleKey[],
  state: number,
  nowMs: number,
): Promise<readonly Rest[]> {
  const { rows } = await sql<{ player_id: bigint; schedule_id: string; stake: bigint }>`
    WITH out AS (
      UPDATE schedule_row SET state = 4, ended_at = from_ms(${nowMs}::bigint)
      WHERE ${amongKeys(keys, 'schedule_id')} AND state = 0
      RETURNING player_id, schedule_id, stake)
    SELECT player_id, schedule_id, sum(stake)::bigint AS stake FROM out
    GROUP BY player_id, schedule_id ORDER BY player_id, schedule_id`.execute(tx);
  await sql`
    UPDATE schedule SET state = ${state}, ended_at = from_ms(${nowMs}::bigint)
    WHERE ${amongKeys(keys, 'id')} AND state IN (0, 7)`.execute(tx);
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.schedule_id,
    stake: row.stake,
  }));
}

/** Takes one issue out before it is bet; undefined where it is no more to be taken out. */
export async function cancelRow(
  tx: Tx,
  { playerId, id }: ScheduleKey,
  serial: number,
  nowMs: number,
): Promise<{ readonly n: number; readonly stake: bigint } | undefined> {
  const { rows } = await sql<{ n: number; stake: bigint }>`
    UPDATE schedule_row SET state = 4, ended_at = from_ms(${nowMs}::bigint)
    WHERE player_id = ${playerId} AND schedule_id = ${id} AND serial_number = ${serial} AND state = 0
    RETURNING n, stake`.execute(tx);
  return rows[0];
}
