import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { asOwner, createDatabase, databaseUrl, dropDatabase } from '../database/administer.ts';
import { migrate } from './run.ts';

let folder = '';
let url = '';
let name = '';
let made = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairlot-migrations-'));
  mkdirSync(join(folder, 'functions'));
  const database = inject('testDatabase');
  made += 1;
  name = database.template.replace(/template$/, `migrations_${made}`);
  await createDatabase(database.url, name);
  url = databaseUrl(database.url, name);
  write('0001-table', 'CREATE TABLE one (n int); GRANT SELECT ON one TO fairlot_app');
  write('functions/answer', answer(1));
});
afterEach(async () => {
  await dropDatabase(url.replace(name, 'postgres'), name);
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, text: string): void =>
  writeFileSync(join(folder, `${file}.sql`), text);
const answer = (value: number): string =>
  `CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS 'SELECT ${value}';
   REVOKE ALL ON FUNCTION answer FROM PUBLIC; GRANT EXECUTE ON FUNCTION answer TO fairlot_app`;
const run = (): Promise<readonly string[]> => migrate(url, folder);
const ask = <T extends pg.QueryResultRow>(query: string): Promise<T[]> =>
  asOwner(url, async (client) => (await client.query<T>(query)).rows);

test('functions follow the numbered files, and again when their text changed', async () => {
  expect(await run()).toEqual(['0001-table', 'functions/answer']);
  expect(await run()).toEqual([]);
  write('functions/answer', answer(2));
  expect(await run()).toEqual(['functions/answer']);
  expect(await ask('SELECT answer()')).toEqual([{ answer: 2 }]);
  expect(
    await ask("SELECT has_function_privilege('fairlot_app', 'answer()', 'EXECUTE') ok"),
  ).toEqual([{ ok: true }]);
});

test('a number that comes late is applied all the same', async () => {
  write('0003-third', 'CREATE TABLE three (n int)');
  await run();
  write('0002-second', 'CREATE TABLE two (n int)');
  expect(await run()).toEqual(['0002-second']);
});

test('a function that does not stand takes everything back', async () => {
  write(
    'functions/wrong',
    'CREATE FUNCTION wrong() RETURNS int LANGUAGE sql AS $$ SELECT nowhere $$',
  );
  await expect(run()).rejects.toThrow(/functions\/wrong failed.*nowhere/);
  expect(await ask("SELECT to_regclass('one') AS one, to_regclass('migration') AS kept")).toEqual([
    { one: null, kept: null },
  ]);
});

test('of several that start at once one does it', async () => {
  const all = await Promise.all([run(), run(), run()]);
  expect(all.flat().toSorted()).toEqual(['0001-table', 'functions/answer']);
});

test('a database of the migrator before has its numbers taken over and its functions replaced', async () => {
  await ask(
    `CREATE TABLE kysely_migration (name text PRIMARY KEY, timestamp text NOT NULL);
     INSERT INTO kysely_migration VALUES ('0001-table', '');
     CREATE TABLE one (n int); CREATE FUNCTION answer() RETURNS int LANGUAGE sql AS 'SELECT 0';
     REVOKE ALL ON FUNCTION answer FROM PUBLIC`,
  );
  expect(await run()).toEqual(['functions/answer']);
  expect(await ask('SELECT answer()')).toEqual([{ answer: 1 }]);
});

test('the functions of the product go over those that a database has, and double no trigger', async () => {
  rmSync(folder, { recursive: true });
  cpSync(import.meta.dirname, folder, { recursive: true });
  await run();
  const TRIGGERS = `SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`;
  const before = await ask(TRIGGERS);
  expect(before.length).toBeGreaterThan(8);
  await ask("DELETE FROM migration WHERE name LIKE 'functions/%'");
  expect(await run()).toHaveLength(readdirSync(join(folder, 'functions')).length);
  expect(await ask(TRIGGERS)).toEqual(before);
});
