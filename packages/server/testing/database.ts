import { randomUUID } from 'node:crypto';
import { inject, type ProvidedContext } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../database/administer.ts';
import { openDatabase, type Db } from '#platform/db';
import { createTestClock, type TestClock } from './clock.ts';

/** What the global setup tells every test file. */
declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: {
      url: string;
      /** The same server for the login of the program. */
      login: string;
      template: string;
      version: number;
      embedded: boolean;
    };
  }
}

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

/** Where databases are made; a test file is told by its global setup. */
export type DatabaseServer = ProvidedContext['testDatabase'];

/** How a database of a test is found from another process. */
export type DatabaseAddress = Pick<TestDatabase, 'ownerUrl' | 'appUrl' | 'version'>;

/** Another handle on a database that somebody else has made and drops. */
export function openTestDatabase({ ownerUrl, appUrl, version }: DatabaseAddress): TestDatabase {
  const db = openDatabase(appUrl);
  const owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 4 });
  const stop = async (): Promise<void> => {
    await Promise.all([db.destroy(), owner.destroy()]);
  };
  return { ownerUrl, appUrl, version, db, owner, clock: createTestClock(owner), stop };
}

export async function createTestDatabase(
  server: DatabaseServer = inject('testDatabase'),
): Promise<TestDatabase> {
  const { url, template, version, login } = server;
  const name = template.replace(/template$/, randomUUID().replaceAll('-', '').slice(0, 12));
  await createDatabase(url, name, template);
  const ownerUrl = databaseUrl(url, name);
  const opened = openTestDatabase({ ownerUrl, appUrl: databaseUrl(login, name), version });
  const stop = async (): Promise<void> => {
    await opened.stop();
    await dropDatabase(url, name);
  };
  return { ...opened, stop };
}
