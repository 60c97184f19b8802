import { sql } from 'kysely';
import { accountKey } from '@fairlot/rules/check/account';
import type { Executor } from '#platform/db';

/** An account by its name, in whatever case. */
export async function findPlayer(db: Executor, userName: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE lower(user_name) = ${accountKey(userName)}`.execute(db);
  return rows[0]?.player_id;
}
