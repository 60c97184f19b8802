import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import { COLUMNS, type WithdrawalRow } from './store.ts';

/** The newest withdrawal of a player that is on its way. */
export async function findPending(
  db: Executor,
  playerId: bigint,
): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${COLUMNS} FROM withdrawal w LEFT JOIN bank b ON b.code = w.bank
    WHERE w.player_id = ${playerId} AND w.state NOT IN (1, 2, 3)
    ORDER BY w.asked_at DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** When each target of a player was asked for last, milliseconds UTC. */
export async function lastUsed(
  db: Executor,
  playerId: bigint,
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await sql<{ payee_id: bigint; ms: bigint }>`
    SELECT payee_id, to_ms(max(asked_at)) AS ms FROM withdrawal
    WHERE player_id = ${playerId} GROUP BY payee_id`.execute(db);
  return new Map(rows.map(({ payee_id: id, ms }) => [id, Number(ms)]));
}
