import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { collectTables } from '#testing/tables';

/**
 * What the program itself may do to each table, were it taken over: it reads everything, money and
 * bets change through their functions alone. A table that no `testing/tables.ts` lists fails.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const rights = Object.fromEntries(
  [...(await collectTables())].flatMap(([name, table]) =>
    table.rights === undefined ? [] : [[name, table.rights] as const],
  ),
);

test('the program may do to each table what its feature lists, and no more', async () => {
  const { rows } = await sql<{ name: string; rights: string }>`
    SELECT c.relname AS name, concat_ws(' ',
      (SELECT string_agg(p.name, ' ' ORDER BY p.name)
       FROM unnest(ARRAY['DELETE', 'INSERT', 'SELECT', 'TRUNCATE', 'UPDATE']) AS p(name)
       WHERE has_table_privilege('fairlot_app', c.oid, p.name)),
      (SELECT string_agg(format('UPDATE(%s)', a.attname), ' ' ORDER BY a.attname)
       FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
         AND has_column_privilege('fairlot_app', c.oid, a.attnum, 'UPDATE')
         AND NOT has_table_privilege('fairlot_app', c.oid, 'UPDATE'))) AS rights
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v', 'm')
      AND c.relname <> 'test_clock'`.execute(database.owner);
  expect(Object.fromEntries(rows.map((row) => [row.name, row.rights]))).toEqual(rights);
});

test('functions that act with the rights of the owner name where they look for things', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT proname AS name FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosecdef
      AND NOT EXISTS (
        SELECT FROM unnest(proconfig) AS setting WHERE setting LIKE 'search_path=%pg_temp')`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});

test('nobody else runs them', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT proname AS name FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosecdef AND proname <> 'app_now'
      AND (proacl IS NULL OR EXISTS (
        SELECT FROM aclexplode(proacl) AS a WHERE a.grantee = 0))`.execute(database.owner);
  expect(rows).toEqual([]);
});

test('what runs with the rights of the program calls only what the program may run', async () => {
  const { rows } = await sql<{ call: string }>`
    SELECT format('%s calls %s', f.proname, g.proname) AS call FROM pg_proc f
    JOIN pg_proc g ON g.pronamespace = f.pronamespace AND strpos(f.prosrc, g.proname || '(') > 0
      AND f.prosrc ~ ('\\m' || g.proname || '\\(')
    WHERE f.pronamespace = 'public'::regnamespace AND NOT f.prosecdef
      AND has_function_privilege('fairlot_app', f.oid, 'EXECUTE')
      AND NOT has_function_privilege('fairlot_app', g.oid, 'EXECUTE')
    ORDER BY 1`.execute(database.owner);
  expect(rows).toEqual([]);
});
