import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/db';
import type { TestDatabase } from './database.ts';

class Undone extends Error {}

/**
 * Changes rows as the database owner with all triggers off, runs a look at them and rolls back. Returns the result of
 * the look.
 */
export async function withDamage<T>(
  { owner }: Pick<TestDatabase, 'owner'>,
  changes: readonly RawBuilder<unknown>[],
  look: (tx: Db) => Promise<T>,
): Promise<T> {
  const seen: T[] = [];
  await owner
    .transaction()
    .execute(async (transacting) => {
      const tx = transacting as unknown as Db;
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      for (const change of changes) {
        const { numAffectedRows } = await change.execute(tx);
        if (numAffectedRows === 0n) throw new Error('the change met no row');
      }
      seen.push(await look(tx));
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  const [first] = seen;
  return first as T;
}
