import { sql } from 'kysely';
import { DEPOSIT_STATES } from '@fairlot/rules/check/deposit';
import type { Tx } from '#platform/db';

/** Orders over a chain that a player let go unpaid in so many hours: the address of each rests. His row is held. */
export async function countUnpaid(tx: Tx, playerId: bigint, hours: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM deposit
    WHERE player_id = ${playerId} AND created_at > (SELECT app_now()) - ${hours} * interval '1 hour'
      AND chain IS NOT NULL AND state = ${DEPOSIT_STATES.CANCEL} AND paid IS NULL`.execute(tx);
  return rows[0]?.n ?? 0;
}
