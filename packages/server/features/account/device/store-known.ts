import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** How long a pair that is not used is known. */
const KNOWN_DAYS = 400;
/**
 * Pairs that are kept of one account, those used last: an id of a device is what anybody writes, and whoever makes one up
 * for each sign-in must not fill the table.
 */
export const MOST_KNOWN = 100;

/**
 * Writes down with what and from where an account is signed in; the time where that is new to an account
 * that was signed in before, and nothing where it is known or the first of all.
 */
export async function learnDevice(
  tx: Tx,
  playerId: bigint,
  { device, network }: { readonly device: string; readonly network: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ is_new: boolean; at_ms: bigint }>`
    INSERT INTO known_device AS k (player_id, device, network)
    VALUES (${playerId}, ${device}, ${network})
    ON CONFLICT (player_id, device, network) DO UPDATE SET last_at = app_now()
    RETURNING to_ms(k.last_at) AS at_ms, k.xmax = 0 AND EXISTS (
      SELECT FROM known_device o WHERE o.player_id = ${playerId}) AS is_new`.execute(tx);
  const [row] = rows;
  if (row?.is_new !== true) return undefined;
  // Whoever signs in beside it holds his own pair: it is left to the next.
  await sql`
    DELETE FROM known_device WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM known_device WHERE player_id = ${playerId}
      ORDER BY last_at DESC, (device, network) = (${device}, ${network}) DESC
      OFFSET ${MOST_KNOWN} FOR UPDATE SKIP LOCKED))`.execute(tx);
  return Number(row.at_ms);
}

/** Removes pairs that were not used for over a year, at most so many; whether there may be more. */
export async function deleteOldDevices(db: Executor, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM known_device WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM known_device
      WHERE last_at < (SELECT app_now()) - ${KNOWN_DAYS} * interval '1 day'
      ORDER BY last_at LIMIT ${most}))`.execute(db);
  return Number(numAffectedRows ?? 0n) >= most;
}
