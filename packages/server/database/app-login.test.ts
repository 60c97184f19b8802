import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '#platform/db';
import { startTestServer, type TestServer } from '#testing';
import { asOwner } from './administer.ts';
import { appLogin, BadLogin } from './app-login.ts';

let server: TestServer;
let folder = '';
const made: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ features: [] });
  folder = mkdtempSync(join(tmpdir(), 'fairlot-login-'));
});
afterAll(async () => {
  for (const user of made) await sql`DROP ROLE IF EXISTS ${sql.id(user)}`.execute(server.owner);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const userOf = (url: string): string => new URL(url).username;

async function login(where: string): Promise<string> {
  const url = await appLogin(server.ownerUrl, where);
  made.push(userOf(url));
  return url;
}

test('pool and bells of the program come in as a login of its own', async () => {
  await server.platform.db.connection().execute((db) => sql`SELECT 1`.execute(db));
  const { rows } = await sql<{ user: string; listens: boolean }>`
    SELECT DISTINCT usename::text AS user, query LIKE 'LISTEN%' AS listens FROM pg_stat_activity
    WHERE datname = current_database() AND usename <> session_user`.execute(server.owner);
  const user = userOf(server.appUrl);
  expect(rows).toContainEqual({ user, listens: true });
  expect(rows).toContainEqual({ user, listens: false });
  expect(rows.every((row) => row.user === user)).toBe(true);
});

test.each([
  ['change the books', `UPDATE ledger_entry SET amount = amount`],
  ['take the guards off', `ALTER TABLE ledger_entry DISABLE TRIGGER ALL`],
  ['write a bet past its function', `INSERT INTO bet SELECT * FROM bet`],
  ['replace a function', `CREATE OR REPLACE FUNCTION bet_stall() RETURNS void LANGUAGE sql AS ''`],
  ['make a table', `CREATE TABLE public.mine (n int)`],
  ['make a login', `CREATE ROLE fairlot_other LOGIN`],
  ['become the owner', `SET ROLE fairlot`],
  ['write for the migrations', `DELETE FROM migration`],
])('it cannot %s, whatever it says of its role', async (_, statement) => {
  const owner = userOf(server.ownerUrl);
  const client = new pg.Client({ connectionString: server.appUrl });
  await client.connect();
  try {
    await client.query('RESET ROLE');
    await expect(
      client.query(statement.replace('ROLE fairlot', `ROLE ${owner}`)),
    ).rejects.toSatisfy((error) => codeOf(error) === '42501');
  } finally {
    await client.end();
  }
});

test('it is made once an installation, out of a file for the owner of the folder alone', async () => {
  const [first, second] = await Promise.all([login(folder), login(folder)]);
  expect(second).toBe(first);
  expect(statSync(join(folder, 'keys', 'database-login.key')).mode & 0o777).toBe(0o600);
  const { rows } = await sql<{ user: string }>`
    SELECT rolname AS user FROM pg_authid
    WHERE rolname = ${userOf(first)} AND rolpassword LIKE 'SCRAM-SHA-256$%'`.execute(server.owner);
  expect(rows).toHaveLength(1);
  const other = mkdtempSync(join(tmpdir(), 'fairlot-login-'));
  expect(userOf(await login(other))).not.toBe(userOf(first));
  rmSync(other, { recursive: true });
});

test('its password is set right where somebody changed it', async () => {
  const url = await login(folder);
  await sql`ALTER ROLE ${sql.id(userOf(url))} PASSWORD 'other'`.execute(server.owner);
  expect(await login(folder)).toBe(url);
  const said = await asOwner(url, async (client) => (await client.query('SELECT 1 AS one')).rows);
  expect(said).toEqual([{ one: 1 }]);
});

test('a login that may do more is refused', async () => {
  await expect(appLogin(server.ownerUrl, folder, server.ownerUrl)).rejects.toThrow(BadLogin);
  const url = await login(folder);
  await sql`GRANT pg_read_all_data TO ${sql.id(userOf(url))}`.execute(server.owner);
  await expect(appLogin(server.ownerUrl, folder)).rejects.toThrow(/may do nothing else/);
  await sql`REVOKE pg_read_all_data FROM ${sql.id(userOf(url))}`.execute(server.owner);
  await sql`ALTER ROLE ${sql.id(userOf(url))} REPLICATION`.execute(server.owner);
  await expect(appLogin(server.ownerUrl, folder)).rejects.toThrow(/may do nothing else/);
  await sql`ALTER ROLE ${sql.id(userOf(url))} NOREPLICATION`.execute(server.owner);
  expect(await appLogin(server.ownerUrl, folder, url)).toBe(url);
});
