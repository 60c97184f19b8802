import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import {
  asOwner,
  createDatabase,
  databaseUrl,
  dropDatabase,
  listDatabases,
} from '../database/administer.ts';
import { appLogin } from '../database/app-login.ts';
import { identityOf } from '../database/process.ts';
import { resolveDatabase } from '../database/resolve.ts';
import { migrate } from '../migrations/run.ts';

/**
 * One PostgreSQL a test run: the embedded one in a folder of its own, or the server that
 * `DATABASE_URL` names. A migrated template is cloned by every test file; in it `app_now()` obeys
 * the test.
 */

const FOLDER = 'fairlot-test-';
const DATABASE = 'fairlot_test_';
const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** The same names as in 0001-clock.sql; the one row says which time it is. */
const VIRTUAL_CLOCK = `
  CREATE TABLE test_clock (frozen timestamptz, shift interval NOT NULL);
  INSERT INTO test_clock VALUES (NULL, interval '0');
  CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE SECURITY DEFINER
    SET search_path = public, pg_temp AS
    $$ SELECT coalesce(frozen, clock_timestamp() + shift) FROM test_clock $$;
  REVOKE ALL ON test_clock FROM fairlot_app;`;

const isGone = (pid: number): boolean => !Number.isInteger(pid) || identityOf(pid) === undefined;

/** A run that was killed leaves its folder; its database ended with it or ends at its next start. */
function removeStaleFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue;
    const folder = join(tmpdir(), name);
    try {
      const owner: unknown = JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'));
      const pid =
        typeof owner === 'object' && owner && 'pid' in owner ? Number(owner.pid) : Number.NaN;
      if (isGone(pid)) rmSync(folder, { recursive: true, force: true });
    } catch {
      // Just being made by another run.
    }
  }
}

async function removeStaleDatabases(url: string): Promise<void> {
  for (const name of await listDatabases(url)) {
    const pid = Number(name.slice(DATABASE.length).split('_', 1)[0]);
    if (name.startsWith(DATABASE) && isGone(pid)) await dropDatabase(url, name);
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeStaleFolders();
  const folder = mkdtempSync(join(tmpdir(), FOLDER));
  const { DATABASE_URL } = process.env;
  const database = await resolveDatabase({ databaseUrl: DATABASE_URL, folder, fsync: false });
  const url = database.ownerUrl;
  await removeStaleDatabases(url);
  const prefix = `${DATABASE}${process.pid}_${project.name}`;
  const template = `${prefix}_template`;
  await createDatabase(url, template);
  await migrate(databaseUrl(url, template), MIGRATIONS);
  await asOwner(databaseUrl(url, template), (client) => client.query(VIRTUAL_CLOCK));
  const { version, embedded } = database;
  const login = await appLogin(url, folder);
  project.provide('testDatabase', { url, login, template, version, embedded });
  return async () => {
    for (const name of await listDatabases(url)) {
      if (name.startsWith(prefix)) await dropDatabase(url, name);
    }
    const user = decodeURIComponent(new URL(login).username);
    await asOwner(url, (client) => client.query(`DROP ROLE ${client.escapeIdentifier(user)}`));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
