import { sql } from 'kysely';
import { expect } from 'vitest';
import { transaction, type Db, type Tx } from '#platform/db';

class Undone extends Error {}

/**
 * Rows of a table and of its indexes that each work reads, all in one transaction of which nothing stays; `fill` puts there
 * what is to be looked through. `db` is the owner's.
 */
export async function readsOf(
  db: Db,
  table: string,
  fill: (tx: Tx) => Promise<unknown>,
  ...works: readonly ((tx: Tx) => unknown)[]
): Promise<readonly number[]> {
  const reads: number[] = [];
  // What was undone before stands in the indexes, and is counted.
  await sql`VACUUM ${sql.table(table)}`.execute(db);
  const looked = transaction(db, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await fill(tx);
    await sql`ANALYZE ${sql.table(table)}`.execute(tx);
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ reads: bigint }>`
        SELECT sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::bigint AS reads
        FROM (SELECT ${table}::regclass::oid AS oid
          UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = ${table}::regclass) o`.execute(
        tx,
      );
      return Number(rows[0]?.reads);
    };
    for (const work of works) {
      const before = await count();
      await work(tx);
      reads.push((await count()) - before);
    }
    throw new Undone();
  });
  await expect(looked).rejects.toThrow(Undone);
  return reads;
}
