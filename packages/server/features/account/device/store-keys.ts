import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** Browsers that an account knows at once; the one that was used longest ago makes room. */
export const MOST_KEYS = 20;
const KEPT_DAYS = 400;

/** Whether a secret is that of a browser that this account was signed in with. */
export async function hasKey(db: Executor, nameKey: string, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM device_key k JOIN player p ON p.player_id = k.player_id
    WHERE lower(p.user_name) = ${nameKey} AND k.hash = ${hash}
      AND k.last_at > (SELECT app_now()) - ${KEPT_DAYS} * interval '1 day'`.execute(db);
  return rows.length > 0;
}

/** Whether this server gave the secret to anybody. */
export async function isOurs(db: Executor, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`SELECT FROM device_key WHERE hash = ${hash} LIMIT 1`.execute(db);
  return rows.length > 0;
}

export async function keepKey(tx: Tx, playerId: bigint, hash: Buffer): Promise<void> {
  await sql`
    INSERT INTO device_key (player_id, hash) VALUES (${playerId}, ${hash})
    ON CONFLICT (player_id, hash) DO UPDATE SET last_at = app_now()`.execute(tx);
  await sql`
    DELETE FROM device_key WHERE player_id = ${playerId} AND hash IN (
      SELECT hash FROM device_key WHERE player_id = ${playerId}
      ORDER BY last_at DESC, hash = ${hash} DESC OFFSET ${MOST_KEYS})`.execute(tx);
}

/** Removes those that were not used for over a year, at most so many; whether there may be more. */
export async function deleteOldKeys(db: Executor, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM device_key WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM device_key
      WHERE last_at < (SELECT app_now()) - ${KEPT_DAYS} * interval '1 day'
      ORDER BY last_at LIMIT ${most}))`.execute(db);
  return Number(numAffectedRows ?? 0n) >= most;
}
