import { join, resolve } from 'node:path';
import { attachDatabase } from './database/index.ts';
import { migrate } from './migrations/run.ts';
import { openDatabase, type Db } from './platform/db.ts';

/** What a command of the operator works with. */
export type Command = { readonly db: Db; readonly ownerUrl: string; readonly dataFolder: string };

/** Runs a command of the operator against the database of this installation, running or not. */
export async function runCommand(work: (command: Command) => Promise<void>): Promise<void> {
  const { env } = process;
  const root = resolve(env['FAIRLOT_ROOT'] ?? '.');
  const dataFolder = resolve(root, env['FAIRLOT_DATA'] ?? '.fairlot');
  const database = await attachDatabase({
    databaseUrl: env['DATABASE_URL'],
    folder: join(dataFolder, 'pg'),
    fsync: true,
  });
  try {
    await migrate(database.ownerUrl, join(root, 'packages/server/migrations'));
    const db = openDatabase(database.ownerUrl, { maxConnections: 2 });
    try {
      await work({ db, ownerUrl: database.ownerUrl, dataFolder });
    } finally {
      await db.destroy();
    }
  } finally {
    await database.stop();
  }
}
