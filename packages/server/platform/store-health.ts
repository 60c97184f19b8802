import { unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { codeOf, type Db } from './db.ts';

/** Why this process cannot serve. The words are part of the answer of `/healthz`. */
export type Unready = 'stopping' | 'database_away' | 'disk_full' | 'read_only';

const NO_SPACE = /^(53100|ENOSPC|EDQUOT)$/;
/** Another bound of the server, a read-only transaction, an error of its system, or of the data folder. */
const CANNOT_WRITE = /^(53400|25006|58|E(ROFS|ACCES|PERM|ISDIR|NOENT|NOTDIR|IO|MFILE)$)/;
const PROBE = '.write-probe';
const PROBE_BYTES = Buffer.alloc(8_192);
/** A write to disk for each of many looks would be a load that anyone can cause. */
const KEPT_MS = 2_000;

/**
 * Sorts more than its memory holds, so that the server writes a temporary file on the disk of its
 * data. Needs no table and no right, and leaves nothing behind.
 */
async function readDatabase(db: Db): Promise<Unready | undefined> {
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL work_mem = '64kB'`.execute(tx);
    const { rows } = await sql<{ is_read_only: boolean; sorted: bigint }>`
      SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS is_read_only,
        (SELECT count(*) FROM
          (SELECT n FROM generate_series(1, 12000) n ORDER BY hashint4(n), repeat('x', 20) OFFSET 0) s) AS sorted
      WHERE app_now() IS NOT NULL`.execute(tx);
    if (rows.length === 0) return 'database_away';
    return rows[0]?.is_read_only ? 'read_only' : undefined;
  });
}

async function writeFolder(dataFolder: string): Promise<void> {
  const file = join(dataFolder, `${PROBE}-${process.pid}`);
  await writeFile(file, PROBE_BYTES);
  await unlink(file);
}

async function look(db: Db, dataFolder: string): Promise<Unready | undefined> {
  try {
    const unready = await readDatabase(db);
    if (unready === undefined && dataFolder !== '') await writeFolder(dataFolder);
    return unready;
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (NO_SPACE.test(code)) return 'disk_full';
    return CANNOT_WRITE.test(code) ? 'read_only' : 'database_away';
  }
}

/**
 * Returns a look at whether the database answers and can write, and the data folder too. Its answer
 * is undefined while all is well, and is kept for two seconds.
 */
export function createHealth(
  db: Db,
  dataFolder: string,
  now: () => number = () => performance.now(),
): () => Promise<Unready | undefined> {
  let last: { readonly at: number; readonly answer: Promise<Unready | undefined> } | undefined;
  return () => {
    if (!last || now() - last.at >= KEPT_MS) last = { at: now(), answer: look(db, dataFolder) };
    return last.answer;
  };
}
