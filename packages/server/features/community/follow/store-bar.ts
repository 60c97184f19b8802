import { sql } from 'kysely';
import type { Tx } from '#platform/db';

/** Sets or takes off the flag DISABLE_FOLLOW; whether it was set before, undefined where there is no such player. */
export async function writeBar(
  tx: Tx,
  userName: string,
  isBarred: boolean,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ was: boolean | null }>`
    SELECT follow_bar(${userName}, ${isBarred}) AS was`.execute(tx);
  return rows[0]?.was ?? undefined;
}
