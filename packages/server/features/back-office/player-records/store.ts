import { sql } from 'kysely';
import type { Executor } from '#platform/db';

export type BetOwner = { readonly playerId: bigint; readonly userName: string };

/** Returns whose bet an id is. The range index on `bet.id` serves this alone: ids rise with time. */
export async function ownerOfBet(db: Executor, id: string): Promise<BetOwner | undefined> {
  const { rows } = await sql<{ player_id: bigint; user_name: string }>`
    SELECT p.player_id, p.user_name FROM player p
    WHERE p.player_id = (SELECT b.player_id FROM bet b WHERE b.id = ${id}::uuid LIMIT 1)`.execute(
    db,
  );
  const [row] = rows;
  return row && { playerId: BigInt(row.player_id), userName: row.user_name };
}
