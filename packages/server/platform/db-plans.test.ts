import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { openDatabase, transaction, type Executor } from './db.ts';
import { KEPT, nameOf } from './db-plans.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

type Kept = { statement: string; runs: number };

/** What the connection at hand keeps, and how often it ran it. */
const keptBy = async (db: Executor): Promise<readonly Kept[]> => {
  const { rows } = await sql<Kept>`
    SELECT statement, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements
    WHERE statement LIKE '%kept%' AND statement NOT LIKE '%pg_prepared_statements%'`.execute(db);
  return rows;
};

const twice = async (db: Executor, n: number): Promise<number | undefined> => {
  const { rows } = await sql<{ n: number }>`${KEPT} SELECT ${n}::int * 2 AS n`.execute(db);
  return rows[0]?.n;
};

test('a marked statement is read once by a connection, whatever its values, and others are not kept', () =>
  transaction(database.db, async (tx) => {
    for (let n = 0; n < 12; n += 1) expect(await twice(tx, n)).toBe(2 * n);
    await sql`SELECT ${1}::int`.execute(tx);
    expect(await keptBy(tx)).toEqual([
      { statement: '/* kept */ SELECT $1::int * 2 AS n', runs: 12 },
    ]);
  }));

test('it is kept by its text, and nobody else than its connection has it', async () => {
  const other = openDatabase(database.ownerUrl, { role: 'owner', maxConnections: 1 });
  try {
    expect(await keptBy(other)).toEqual([]);
    expect(await twice(other, 21)).toBe(42);
    await sql`${KEPT} SELECT ${1}::int * 3 AS n`.execute(other);
    expect(await keptBy(other)).toHaveLength(2);
  } finally {
    await other.destroy();
  }
});

test('a kept statement works on after its tables were analysed and its function was replaced', async () => {
  const owner = openDatabase(database.ownerUrl, { role: 'owner', maxConnections: 1 });
  const make = (by: number) =>
    sql
      .raw(
        `CREATE OR REPLACE FUNCTION kept_times(n int) RETURNS int LANGUAGE sql AS 'SELECT n * ${by}'`,
      )
      .execute(owner);
  const times = async (): Promise<unknown> => {
    const { rows } =
      await sql`${KEPT} SELECT kept_times(${7}::int) AS n, (SELECT count(*)::int FROM event_topic) AS topics`.execute(
        owner,
      );
    return rows[0];
  };
  try {
    await make(2);
    for (let n = 0; n < 8; n += 1) expect(await times()).toEqual({ n: 14, topics: 0 });
    await make(3);
    await sql`INSERT INTO event_topic VALUES ('kept', 1)`.execute(owner);
    await sql`ANALYZE event_topic`.execute(owner);
    expect(await times()).toEqual({ n: 21, topics: 1 });
  } finally {
    await owner.destroy();
  }
});

test('texts without end are not kept without end', () => {
  expect(nameOf('SELECT 1')).toBeUndefined();
  expect(nameOf('SELECT /* kept */ 1')).toBeUndefined();
  const first = nameOf('/* kept */ SELECT 0');
  expect(first).toMatch(/^kept-[0-9a-f]{24}$/);
  const named = new Set(
    Array.from({ length: 1_000 }, (_, n) => nameOf(`/* kept */ SELECT ${n}`)).filter(Boolean),
  );
  expect(named.size).toBeGreaterThan(200);
  expect(named.size).toBeLessThanOrEqual(300);
  expect(nameOf('/* kept */ SELECT 0')).toBe(first);
});
