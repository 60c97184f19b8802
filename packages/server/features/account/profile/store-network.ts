import { sql } from 'kysely';
import { flagBit } from '@fairlot/rules/check/access';
import type { Executor, Tx } from '#platform/db';

/** The networks that a player is bound to; none: he may sign in from everywhere. */
export async function listNetworks(db: Executor, playerId: bigint): Promise<readonly string[]> {
  const { rows } = await sql<{ network: string }>`
    SELECT network FROM player_network WHERE player_id = ${playerId} ORDER BY network`.execute(db);
  return rows.map(({ network }) => network);
}

/** Whether an operator wants him bound to networks; his row is held by whoever asks. */
export async function isToBeBound(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM player
    WHERE player_id = ${playerId} AND flags & ${flagBit('IP_BIND')}::bigint <> 0`.execute(tx);
  return rows.length > 0;
}

/** Puts these in the place of those before; the row of the player is held, so that two changes do not mix. */
export async function replaceNetworks(
  tx: Tx,
  playerId: bigint,
  networks: readonly string[],
): Promise<void> {
  await sql`SELECT FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  await sql`
    DELETE FROM player_network
    WHERE player_id = ${playerId} AND NOT network = ANY (${[...networks]}::text[])`.execute(tx);
  await sql`
    INSERT INTO player_network (player_id, network)
    SELECT ${playerId}, unnest(${[...networks]}::text[]) ON CONFLICT DO NOTHING`.execute(tx);
}

export type Named = { readonly player_id: bigint };

/** A player, his row held until the transaction ends. */
export async function findByName(tx: Tx, nameKey: string): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
    SELECT player_id FROM player WHERE lower(user_name) = ${nameKey} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}
