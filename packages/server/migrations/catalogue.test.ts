import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database';

/** What holds of all tables and functions, wherever their rows live (`placement.test.ts`). */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

test('every table of the path has a primary key', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND c.relname ~ '^(ledger|bet)(_|$)'
      AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary)`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});

test('no SQL asks another clock than app_now', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT proname AS name FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND proname <> 'app_now'
      AND prosrc ~* '\\m(now|clock_timestamp|statement_timestamp|transaction_timestamp|current_timestamp)\\M'`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});
