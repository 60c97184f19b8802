import { sql } from 'kysely';
import type { TestDatabase } from '#testing';

/** What stands in the inbox of a player, oldest first: its titles in English. */
export async function inboxOf(
  { owner }: Pick<TestDatabase, 'owner'>,
  playerId: bigint,
): Promise<readonly string[]> {
  const { rows } = await sql<{ title: string }>`
    SELECT title->>'en' AS title FROM player_message WHERE player_id = ${playerId}
    ORDER BY id`.execute(owner);
  return rows.map(({ title }) => title);
}
