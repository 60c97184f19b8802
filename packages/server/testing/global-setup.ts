import { rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
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
import { readPostmaster } from '../database/owner.ts';
import { resolveDatabase } from '../database/resolve.ts';
import { migrate } from '../migrations/run.ts';
import { installTestClock } from './clock.ts';
import { isGone, makeTestFolder, MEMORY, removeLeftovers } from './leftovers.ts';

/**
 * One PostgreSQL a test run: the embedded one in a folder of its own, or the server that
 * `DATABASE_URL` names. A migrated template is cloned by every test file; in it `app_now()` obeys
 * the test.
 */

const DATABASE = 'fairlot_test_';
const MIGRATIONS = join(import.meta.dirname, '../migrations');

/**
 * What nobody reads or waits for in a run: a log for others, empty files of it written in advance, and dirty
 * pages of databases that are dropped. Databases of a file live for seconds: what sweeps them holds up their making
 * instead, for none can be made from a template that it is in. The worlds of browsers live as long as the run.
 */
const settingsOf = (project: string): Readonly<Record<string, string>> => ({
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_init_zero: 'off',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  // Servers of three files at once, some with fifty clients.
  max_connections: '400',
  ...(project === 'server' && { autovacuum: 'off' }),
});

/** What the databases of a run take at most, with room to spare, in bytes. */
const ROOM = 12e9;

/**
 * Where the folder of a run is made: in memory where there is enough of it. A clone is a thousand small files, which a
 * disk that others write to as well takes its time for.
 */
function placeOfRun(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM && freemem() >= ROOM ? MEMORY : tmpdir();
  } catch {
    // Not Linux.
    return tmpdir();
  }
}

async function removeStaleDatabases(url: string): Promise<void> {
  for (const name of await listDatabases(url)) {
    const pid = Number(name.slice(DATABASE.length).split('_', 1)[0]);
    if (name.startsWith(DATABASE) && isGone(pid)) await dropDatabase(url, name);
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What a killed run left in memory would else keep the next ones out of it.
  await removeLeftovers();
  const folder = makeTestFolder('run', placeOfRun());
  // Also when a signal ends the run.
  const abandon = (): void => {
    const server = readPostmaster(join(folder, 'data'));
    if (server && !isGone(server.pid)) process.kill(server.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  const { DATABASE_URL } = process.env;
  const database = await resolveDatabase({
    databaseUrl: DATABASE_URL,
    folder,
    fsync: false,
    settings: settingsOf(project.name),
  });
  const url = database.ownerUrl;
  await removeStaleDatabases(url);
  const prefix = `${DATABASE}${process.pid}_${project.name}`;
  const template = `${prefix}_template`;
  await createDatabase(url, template);
  await migrate(databaseUrl(url, template), MIGRATIONS);
  await installTestClock(databaseUrl(url, template));
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
    process.off('exit', abandon);
  };
}
