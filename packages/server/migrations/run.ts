import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import pg from 'pg';

/**
 * Brings a database to the newest shape: NNNN-what.sql in order, forward only, under the lock of
 * the migrator, so that of several processes that start at once one does it. Runs as the owner.
 */
export async function migrate(ownerUrl: string, folder: string): Promise<readonly string[]> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) });
  try {
    const provider = { getMigrations: () => readMigrations(folder) };
    const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
    if (error !== undefined) throw error;
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const migrations: Record<string, Migration> = {};
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    migrations[name.slice(0, -'.sql'.length)] = {
      up: async (db) => void (await sql.raw(text).execute(db)),
    };
  }
  return migrations;
}
