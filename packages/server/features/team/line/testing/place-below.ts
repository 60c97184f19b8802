import { sql } from 'kysely';
import { transaction } from '#platform/db';
import type { TestServer } from '#testing';

/** Puts a player below somebody as if from the first: no move is kept and no rule of the tree is asked. Nothing may be counted yet. */
export const placeBelow = (
  { owner }: Pick<TestServer, 'owner'>,
  playerId: bigint,
  parent: bigint | null,
): Promise<void> =>
  transaction(owner, async (tx) => {
    await sql`ALTER TABLE player DISABLE TRIGGER USER`.execute(tx);
    await sql`UPDATE player SET parent = ${parent} WHERE player_id = ${playerId}`.execute(tx);
    await sql`ALTER TABLE player ENABLE TRIGGER USER`.execute(tx);
    await sql`UPDATE line_count SET parent = ${parent} WHERE player_id = ${playerId}`.execute(tx);
  });
