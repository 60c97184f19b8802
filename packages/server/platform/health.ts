import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, readWritable, type Db } from './db.ts';

/** Why this process cannot serve. The words are part of the answer of `/healthz`. */
export type Unready = 'stopping' | 'database_away' | 'disk_full' | 'read_only';

const NO_SPACE = /^(53100|ENOSPC|EDQUOT)$/;
/** Another bound of the server, a read-only transaction, an error of its system, or of the data folder. */
const CANNOT_WRITE = /^(53400|25006|58|E(ROFS|ACCES|PERM|ISDIR|NOENT|NOTDIR|IO|MFILE)$)/;
const PROBE = '.write-probe';
const PROBE_BYTES = Buffer.alloc(8_192);
/** A write to disk for each of many looks would be a load that anyone can cause. */
const KEPT_MS = 2_000;

async function writeFolder(dataFolder: string): Promise<void> {
  const file = join(dataFolder, `${PROBE}-${process.pid}`);
  await writeFile(file, PROBE_BYTES);
  // Another server with this folder may have the same process number, in a container of its own.
  await rm(file, { force: true });
}

async function look(db: Db, dataFolder: string): Promise<Unready | undefined> {
  try {
    if (!(await readWritable(db))) return 'read_only';
    if (dataFolder !== '') await writeFolder(dataFolder);
    return undefined;
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (NO_SPACE.test(code)) return 'disk_full';
    return CANNOT_WRITE.test(code) ? 'read_only' : 'database_away';
  }
}

/**
 * Returns a check of database and data folder, both for writing. The check returns undefined if all is well, and is
 * cached for two seconds.
 */
export function createHealth(
  db: Db,
  dataFolder: string,
  keptMs = KEPT_MS,
): () => Promise<Unready | undefined> {
  let last: Promise<Unready | undefined> | undefined;
  return () => {
    if (last === undefined) {
      last = look(db, dataFolder);
      setTimeout(() => (last = undefined), keptMs).unref();
    }
    return last;
  };
}
