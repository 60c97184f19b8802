import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { installTestClock } from '#testing/clock';
import { openTestDatabase, type TestDatabase } from '#testing/database';
import { makeTestFolder } from '#testing/leftovers';
import { asOwner, createDatabase, databaseUrl, dropDatabase } from '../../database/administer.ts';
import { appLogin } from '../../database/index.ts';
import { checkKeys } from '../../features/play/fair/commitment/index.ts';
import { migrate } from '../../migrations/run.ts';
import { FILES, readRows } from './fixture.ts';
import { loadSnapshot, type Snapshot } from './snapshot.ts';

/** The migrations of the present program. */
const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** The old installation with the present schema. No server runs on it yet. */
export type RestoredSite = {
  readonly database: TestDatabase;
  readonly dataFolder: string;
  /** The book of the payment provider. */
  readonly providerFile: string;
  /** When the old program stopped, in milliseconds UTC. */
  readonly stoppedAt: number;
};

/**
 * Writes the migrations of the old program into a folder. Its numbered files are still here, because they never change;
 * its functions come from the snapshot.
 */
function writeMigrations(folder: string, { migrations, functions }: Snapshot): void {
  mkdirSync(join(folder, 'functions'), { recursive: true });
  for (const name of migrations)
    cpSync(join(MIGRATIONS, `${name}.sql`), join(folder, `${name}.sql`));
  for (const [file, text] of Object.entries(functions))
    writeFileSync(join(folder, 'functions', file), text);
}

/** Restores the database and the data folder of the fixture, and upgrades them as a start of the program does. */
export async function restoreOldSite(): Promise<RestoredSite> {
  const { url, template, version } = inject('testDatabase');
  const snapshot = readRows();
  const folder = makeTestFolder('upgrade');
  const [dataFolder, oldMigrations] = [join(folder, 'data'), join(folder, 'migrations')];
  const providerFile = join(folder, 'provider.json');
  cpSync(FILES.data, dataFolder, { recursive: true });
  cpSync(FILES.provider, providerFile);
  writeMigrations(oldMigrations, snapshot);
  const name = template.replace(/template$/, 'upgrade');
  const ownerUrl = databaseUrl(url, name);
  await createDatabase(url, name);
  await migrate(ownerUrl, oldMigrations);
  await asOwner(ownerUrl, (client) => loadSnapshot(client, snapshot));
  await installTestClock(ownerUrl);
  await migrate(ownerUrl, MIGRATIONS);
  const appUrl = await appLogin(ownerUrl, dataFolder);
  const opened = openTestDatabase({ ownerUrl, appUrl, version });
  await checkKeys(opened.owner, dataFolder);
  const stop = async (): Promise<void> => {
    await opened.stop();
    await dropDatabase(url, name);
    const login = decodeURIComponent(new URL(appUrl).username);
    await asOwner(url, (client) => client.query(`DROP ROLE ${client.escapeIdentifier(login)}`));
    rmSync(folder, { recursive: true, force: true });
  };
  const { atMs: stoppedAt } = snapshot;
  return { database: { ...opened, stop }, dataFolder, providerFile, stoppedAt };
}
