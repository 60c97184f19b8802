import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { SealedColumn } from './list.ts';

export type SealedRow = { place: string; owner: string; value: Buffer };

/** Values that begin otherwise than the newest key begins them, held until the transaction ends. */
export async function holdOld(
  tx: Tx,
  { table, column, owner }: SealedColumn,
  head: Buffer,
  most: number,
): Promise<readonly SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    SELECT ctid::text AS place, ${sql.raw(owner)} AS owner, ${sql.ref(column)} AS value
    FROM ${sql.table(table)}
    WHERE ${sql.ref(column)} IS NOT NULL AND substring(${sql.ref(column)} FROM 1 FOR ${head.length}) <> ${head}
    LIMIT ${most} FOR UPDATE`.execute(tx);
  return rows;
}

/** Puts a value that is held in its place. */
export async function replaceValue(
  tx: Tx,
  { table, column }: SealedColumn,
  place: string,
  value: Buffer,
): Promise<void> {
  await sql`
    UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${value} WHERE ctid = ${place}::tid`.execute(
    tx,
  );
}

export async function countOld(
  db: Executor,
  { table, column }: SealedColumn,
  head: Buffer,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)}
    WHERE ${sql.ref(column)} IS NOT NULL
      AND substring(${sql.ref(column)} FROM 1 FOR ${head.length}) <> ${head}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Players whose password is mixed with another pepper than this one, or with none. */
export async function countOldPeppers(db: Executor, newest: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM player
    WHERE password_hash NOT LIKE ${`p${newest}$%`}`.execute(db);
  return rows[0]?.count ?? 0;
}
