import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../database/administer.ts';
import { openDatabase, type Db } from '../platform/db.ts';
import { createTestClock, type TestClock } from './clock.ts';

/** A migrated database for one test file, without a server. */
export type TestDatabase = {
  readonly ownerUrl: string;
  /** For the login that the program works with. */
  readonly appUrl: string;
  /** Major version of the server. */
  readonly version: number;
  /** As the program: role fairlot_app. */
  readonly db: Db;
  /** As the owner: what the program may not. */
  readonly owner: Db;
  readonly clock: TestClock;
  stop(): Promise<void>;
};

export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template, version, login } = inject('testDatabase');
  const name = template.replace(/template$/, randomUUID().replaceAll('-', '').slice(0, 12));
  await createDatabase(url, name, template);
  const ownerUrl = databaseUrl(url, name);
  const appUrl = databaseUrl(login, name);
  const db = openDatabase(appUrl);
  const owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 4 });
  const stop = async (): Promise<void> => {
    await Promise.all([db.destroy(), owner.destroy()]);
    await dropDatabase(url, name);
  };
  return { ownerUrl, appUrl, version, db, owner, clock: createTestClock(owner), stop };
}
