import { sql } from 'kysely';
import type { Executor } from '#platform/db';

/** The database clock, milliseconds UTC. */
export async function readClock(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`SELECT to_ms(app_now()) AS ms`.execute(db);
  return Number(rows[0]?.ms ?? 0n);
}

export async function findPlayerName(db: Executor, playerId: bigint): Promise<string> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name ?? '';
}
