import { sql } from 'kysely';
import type { Executor } from '#platform/db';

/** Ids of all above a player, from the top of the tree to his parent. */
export async function readLineAbove(db: Executor, playerId: bigint): Promise<readonly bigint[]> {
  const { rows } = await sql<{ ids: bigint[] }>`SELECT line_above(${playerId}) AS ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Whether a player stands below another, at whatever depth. */
export async function isBelow(db: Executor, playerId: bigint, headId: bigint): Promise<boolean> {
  const { rows } = await sql<{ is_below: boolean }>`
    SELECT line_is_below(${playerId}, ${headId}) AS is_below`.execute(db);
  return rows[0]?.is_below === true;
}
