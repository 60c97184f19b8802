import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { openDatabase } from './db.ts';
import { createHealth, type Unready } from './health.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'fairlot-health-'));
const probe = join(folder, `.write-probe-${process.pid}`);
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  await setting('RESET ALL');
  rmSync(probe, { recursive: true, force: true });
});

const setting = async (change: string): Promise<void> => {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  await sql`ALTER DATABASE ${sql.id(name)} ${sql.raw(change)}`.execute(database.owner);
};

/** A look over new connections, which have the settings of now. */
async function look(dataFolder = folder): Promise<Unready | undefined> {
  const db = openDatabase(database.appUrl, { maxConnections: 1 });
  return createHealth(db, dataFolder)().finally(() => db.destroy());
}

test('is ready when database and data folder are writable', async () => {
  expect(await look()).toBeUndefined();
});

test('is not ready while the database cannot write a file', async () => {
  await setting("SET temp_file_limit = '1kB'");
  expect(await look()).toBe('read_only');
});

test('is not ready while the database takes no changes', async () => {
  await setting('SET default_transaction_read_only = on');
  expect(await look()).toBe('read_only');
});

test('is not ready while the data folder cannot be written', async () => {
  mkdirSync(probe);
  expect(await look()).toBe('read_only');
  expect(await look(join(folder, 'gone'))).toBe('read_only');
});

test('is ready beside others that have the same process number and the same folder', async () => {
  const looks = Array.from({ length: 40 }, () => createHealth(database.db, folder)());
  expect(new Set(await Promise.all(looks))).toEqual(new Set([undefined]));
});

test('is not ready while the database is unreachable', async () => {
  const nowhere = openDatabase('postgres://x:y@127.0.0.1:1/z');
  expect(await createHealth(nowhere, folder)()).toBe('database_away');
  await nowhere.destroy();
});

test('caches the check', async () => {
  const health = createHealth(database.db, folder, 1_000);
  expect(await health()).toBeUndefined();
  mkdirSync(probe);
  expect(await health()).toBeUndefined();
  await expect.poll(health, { timeout: 10_000 }).toBe('read_only');
});
