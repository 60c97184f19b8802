import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyHashed, writeSynced } from './copy-hashed.ts';
import { MAKING } from './make-empty.ts';
import { BackupFault, namesIn, type Base } from './paths.ts';
import { FAULTS } from './text.ts';

/** Folders that PostgreSQL wants to find, and of which nothing is copied. */
const MADE_EMPTY = [
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_commit_ts',
  'pg_logical/snapshots',
  'pg_logical/mappings',
] as const;

/** Puts a copy where it is to be restored, each file held against its hash, and marks it as one that replays its log. */
export async function putBase(base: Base, into: string): Promise<void> {
  const data = join(into, 'pg/data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  for (const { path, sha256 } of base.files) {
    const isData = path.startsWith('data/');
    const to = isData ? join(into, 'pg', path) : join(into, path.slice('beside/'.length));
    // The database has all of its folder on the disk before it replays its log.
    const copied = await copyHashed(join(base.folder, path), to);
    if (copied?.sha256 !== sha256) throw new BackupFault(FAULTS.damaged(path));
  }
  for (const name of MADE_EMPTY) await mkdir(join(data, name), { recursive: true, mode: 0o700 });
  await writeSynced(join(data, 'backup_label'), await readFile(join(base.folder, 'label')));
  await writeSynced(join(data, 'recovery.signal'), '');
}

/** What a data folder has of its own process, or what is made anew: the database is the one that was copied. */
const LEFT = /^(pg|statements|keys\.part|restored-and-checked)$/;

/**
 * Takes over what the data folder has beside its database, as far as it is there still: keys, archives, the copies of
 * seals and audit, which go on where those of the backup end.
 */
export async function takeBeside(
  dataFolder: string,
  into: string,
  keys: ReadonlyMap<string, Buffer> | undefined,
): Promise<void> {
  for (const name of await namesIn(dataFolder)) {
    if (LEFT.test(name) || name === MAKING || (keys && name === 'keys')) continue;
    await cp(join(dataFolder, name), join(into, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  if (!keys) return;
  await mkdir(join(into, 'keys'), { recursive: true, mode: 0o700 });
  for (const [name, bytes] of keys) {
    await writeFile(join(into, 'keys', name), bytes, { mode: 0o600, flush: true });
  }
}
