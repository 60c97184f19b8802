import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import { WIN } from '../features/play/bet/settle/store-settle.ts';
import { BET_ROW, CART_ROW, TAKE_ROW } from '../features/play/bet/place/store-place.ts';
import { POSTING } from '#ledger';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { rowType, type Field } from './db-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

test.each([POSTING, CART_ROW, BET_ROW, TAKE_ROW, WIN])(
  '%s has the columns of the database',
  async (type) => {
    const { rows } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relname = ${type.name} AND c.relkind = 'c' ORDER BY attnum`.execute(database.owner);
    expect(rows.map(({ name }) => name)).toEqual(type.columns);
  },
);

test('whatever a value is, the database reads it', async () => {
  const WEIRD = 'test_weird';
  await sql`CREATE TYPE test_weird AS (t text, n bigint, b boolean, h bytea, a bigint[])`.execute(
    database.owner,
  );
  const type = rowType(WEIRD, ['t', 'n', 'b', 'h', 'a']);
  const text = fc.oneof(
    fc.string({ unit: 'binary' }).map((s) => s.replaceAll('\0', '')),
    fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '(', ')', ',', ' ', '\n', 'N', "'") }),
    fc.constantFrom('', 'NULL', 'null', '万'),
  );
  const big = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
  const some = fc.array(
    fc.record({
      t: fc.option(text),
      n: fc.option(big),
      b: fc.option(fc.boolean()),
      h: fc.option(fc.uint8Array().map((bytes) => Buffer.from(bytes))),
      a: fc.option(fc.array(big)),
    }),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(some, async (rows: readonly Record<'t' | 'n' | 'b' | 'h' | 'a', Field>[]) => {
      const read = await sql`SELECT * FROM unnest(${type.of(rows)})`.execute(database.owner);
      expect(read.rows).toEqual(rows);
    }),
    { numRuns: 200 },
  );
});
