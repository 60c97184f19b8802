import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { asOwner, createDatabase, databaseUrl, dropDatabase } from '../database/administer.ts';
import { mills } from '@fairlot/rules/core/money';
import { cancelBet, fund, placeBet, postAll, readWatermark, type Movement } from '#ledger';
import { auditLedger } from '#ledger/testing/audit-ledger';
import { newId, openDatabase, transaction, type Db } from '#platform/db';
import { migrate, ServedByAnother } from './run.ts';

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

test('a command changes nothing under a server of another version, and says what to do', async () => {
  write('0000-program', readFileSync(join(import.meta.dirname, '0002-roles.sql'), 'utf8'));
  await run();
  const served = openDatabase(databaseUrl(inject('testDatabase').login, name));
  await sql`SELECT 1`.execute(served);
  const command = () => migrate(url, folder, 'nobody');
  // Of its own version: there is nothing to change.
  expect(await command()).toEqual([]);
  write('0002-second', 'CREATE TABLE two (n int)');
  write('functions/answer', answer(2));
  await expect(command()).rejects.toThrow(ServedByAnother);
  await expect(command()).rejects.toThrow(/\(0002-second and 1 more\).*\nStop the server/);
  expect(await ask("SELECT answer(), to_regclass('two') AS two")).toEqual([
    { answer: 1, two: null },
  ]);
  await served.destroy();
  // The control: nobody is served any more. A session ends a little after who had it has gone.
  await vi.waitUntil(async () => {
    const left = await ask(`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND usename <> current_user`);
    return left.length === 0;
  });
  expect(await command()).toEqual(['0002-second', 'functions/answer']);
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

/** Everything that two databases of the same shape have in common. */
const SHAPE = `
  SELECT 'function ' || p.oid::regprocedure AS name,
    concat_ws(' ', md5(prosrc), proacl, proconfig, prosecdef, provolatile) AS is
  FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND proname <> 'app_now'
  UNION ALL
  SELECT 'trigger ' || tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
  FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'relation ' || c.oid::regclass, concat_ws(' ', relacl, (
    SELECT string_agg(concat_ws(' ', attname, atttypid::regtype, attnotnull, attacl), ',' ORDER BY attname)
    FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped))
  FROM pg_class c
  WHERE relnamespace = 'public'::regnamespace AND relname !~ '^(test_clock|kysely_migration)'
  UNION ALL
  SELECT 'constraint ' || conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
  FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text NOT IN ('kysely_migration', 'test_clock')
  ORDER BY 1`;

/** The first release took arrays side by side. */
async function postAsThen(db: Db, movement: Movement): Promise<void> {
  const { playerId, id = newId(), kind, currency, key, subject, postings } = movement;
  const [{ from, to, amount }] = postings;
  const meta = subject ? JSON.stringify(subject) : null;
  const { rows } = await sql<{ verdict: number }>`
    SELECT verdict FROM ledger_post('{1}', ${[playerId]}::bigint[], ${[id]}::uuid[], '{1}', ${[kind]}::smallint[],
      ${[currency]}::bpchar[], '{1}', ${[key]}::text[], '{x}', '{NULL}', ${[meta]}::jsonb[], ${[from.kind]}::smallint[],
      ${[from.ref]}::bigint[], ${[to.kind]}::smallint[], ${[to.ref]}::bigint[], ${[amount]}::bigint[])`.execute(
    db,
  );
  expect(rows).toEqual([{ verdict: 1 }]);
}

test('a database of the first release, with money in it, becomes what a new one is', async () => {
  const first = join(import.meta.dirname, 'testing/first-release.sql');
  const text = readFileSync(first, 'utf8');
  const names = [...text.matchAll(/^-- ==== (\S+)$/gm)].map(([, each]) => `('${each}', '')`);
  await ask(`${text}; CREATE TABLE kysely_migration (name text PRIMARY KEY, timestamp text NOT NULL);
    INSERT INTO kysely_migration VALUES ${names.join()}`);
  const before = openDatabase(url, { maxConnections: 1 });
  const bets = Array.from({ length: 20 }, (_, i) => ({
    playerId: BigInt((i % 5) + 1),
    betId: newId(),
    issueId: 7n,
    currency: 'DEM' as const,
    amount: mills(100),
    gameId: 4,
    serialNumber: 1,
  }));
  const give = { amount: mills(1_000), currency: 'DEM' as const };
  for (const bet of bets) {
    const gift = fund({ playerId: bet.playerId, reason: bet.betId, ...give });
    for (const movement of [gift, placeBet(bet)]) await postAsThen(before, movement);
  }
  await before.destroy();
  await migrate(url, import.meta.dirname);
  const fresh = databaseUrl(inject('testDatabase').url, inject('testDatabase').template);
  expect(await ask(SHAPE)).toEqual(
    await asOwner(fresh, async (db) => (await db.query(SHAPE)).rows),
  );
  const after = openDatabase(url, { role: 'owner', maxConnections: 2 });
  try {
    const [bet] = bets;
    if (bet) await transaction(after, (tx) => postAll(tx, [[cancelBet(bet)]]));
    expect(await auditLedger(after)).toEqual([]);
    expect(await readWatermark(after)).toBe(41n);
  } finally {
    await after.destroy();
  }
});

/** The newest numbered file of sites that are served; their functions are there too. */
const SERVED = '0071';

test('a database that is served, with triggers that name its columns, becomes what a new one is', async () => {
  const product = import.meta.dirname;
  const files = (within: string): string[] =>
    readdirSync(join(product, within)).filter((file) => file.endsWith('.sql'));
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const file of files('').filter((each) => each < `${SERVED}~`)) {
    cpSync(join(product, file), join(folder, file));
  }
  await run();
  let held = 0;
  await asOwner(url, async (client) => {
    for (const file of files('functions')) {
      const text = readFileSync(join(product, 'functions', file), 'utf8');
      const hash = createHash('sha256').update(text).digest();
      const name = `functions/${file.replace('.sql', '')}`;
      // What the tables of then cannot have is refused, and comes with those of now.
      const isHeld = await client.query(text).then(
        () => true,
        () => false,
      );
      if (!isHeld) continue;
      await client.query('INSERT INTO migration (name, hash) VALUES ($1, $2)', [name, hash]);
      held += 1;
    }
  });
  expect(held).toBeGreaterThan(files('functions').length / 2);
  await migrate(url, product);
  const fresh = databaseUrl(inject('testDatabase').url, inject('testDatabase').template);
  expect(await ask(SHAPE)).toEqual(
    await asOwner(fresh, async (db) => (await db.query(SHAPE)).rows),
  );
});
