import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { asOwner } from '../database/administer.ts';

/** A file of SQL; `name` is its path inside the folder, without the ending. */
type SqlFile = { readonly name: string; readonly text: string; readonly hash: Buffer };

/** The lock of the migrator that came before: an older program that starts at this moment waits too. */
const LOCK = '3853314791062309107';

const TABLE = `
  CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY,
    hash bytea,
    applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`;

/** Databases made before this table name what they have in another; it stays for older programs. */
const TAKE_OVER = `
  DO $$
  BEGIN
    IF to_regclass('public.kysely_migration') IS NOT NULL THEN
      INSERT INTO migration (name) SELECT name FROM public.kysely_migration ON CONFLICT DO NOTHING;
    END IF;
  END $$`;

const RECORD = `
  INSERT INTO migration (name, hash) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, applied_at = excluded.applied_at`;

/** Sessions of the login that a server of this database works with. */
const SERVED = `
  SELECT FROM pg_stat_activity a JOIN pg_roles program ON program.rolname = 'fairlot_app'
  WHERE a.datname = current_database() AND a.usename <> current_user
    AND pg_has_role(a.usesysid, program.oid, 'MEMBER')
    AND NOT (SELECT rolsuper FROM pg_roles r WHERE r.oid = a.usesysid) LIMIT 1`;

/** A server works with this database, and in another version: what is pending would change it under it. */
export class ServedByAnother extends Error {
  constructor(pending: readonly string[]) {
    const [first = '', ...more] = pending;
    const others = more.length === 0 ? '' : ` and ${more.length} more`;
    super(
      `A server of another version works with this database, and this command would change it under that (${first}${others}).
Stop the server and start this version, or give the command from where the server was started.`,
    );
  }
}

/**
 * Brings a database to the newest shape, as its owner, in one transaction under one lock, so that of
 * several processes that start at once one does it. First NNNN-what.sql, forward only, each once: in
 * order, but one that comes late is not left out for its number. Then functions/*.sql, each again
 * when its text is not the one that was applied last. Answers with what it applied. A command changes
 * nothing `beside` a server that works with the database: throws `ServedByAnother`.
 */
export const migrate = (
  ownerUrl: string,
  folder: string,
  beside: 'servers' | 'nobody' = 'servers',
): Promise<readonly string[]> =>
  asOwner(ownerUrl, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(TABLE);
    await client.query(TAKE_OVER);
    const had = await readApplied(client);
    const applied: string[] = [];
    const steps = (await readSql(folder)).filter(({ name }) => !had.has(name));
    const functions = (await readSql(folder, 'functions')).filter(
      ({ name, hash }) => !had.get(name)?.equals(hash),
    );
    const pending = [...steps, ...functions];
    // A server that starts now waits for the lock before it works with the database.
    if (beside === 'nobody' && pending.length > 0) {
      const { rowCount } = await client.query(SERVED);
      if (rowCount !== 0) throw new ServedByAnother(pending.map(({ name }) => name));
    }
    for (const { name, text, hash } of pending) {
      await client.query(text).catch((error: unknown) => {
        throw new Error(`migration ${name} failed: ${String(error)}`, { cause: error });
      });
      await client.query(RECORD, [name, hash]);
      applied.push(name);
    }
    await client.query('COMMIT');
    return applied;
  });

async function readApplied(client: pg.Client): Promise<ReadonlyMap<string, Buffer>> {
  const { rows } = await client.query<{ name: string; hash: Buffer | null }>(
    'SELECT name, hash FROM migration',
  );
  return new Map(rows.map(({ name, hash }) => [name, hash ?? Buffer.alloc(0)]));
}

async function readSql(root: string, within = ''): Promise<readonly SqlFile[]> {
  const folder = join(root, within);
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const name = `${within && `${within}/`}${file.slice(0, -'.sql'.length)}`;
      return { name, text, hash: createHash('sha256').update(text).digest() };
    }),
  );
}
