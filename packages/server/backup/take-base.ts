import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { invariant } from '@fairlot/rules/core/invariant';
import { beginLog } from '../database/archive.ts';
import { copyHashed, writeSynced } from './copy-hashed.ts';
import {
  BackupFault,
  baseFolder,
  bytesBelow,
  checkPlace,
  dropParts,
  filesBelow,
  needRoom,
  PART,
  RECORD,
  walFolder,
  walNames,
  type BaseRecord,
  type FileRecord,
} from './paths.ts';
import {
  beAlone,
  cutLogByTime,
  openBase,
  readClockMs,
  startBase,
  stopBase,
  type BaseClient,
} from './store-base.ts';
import { noteSwap } from './swap-data-dir.ts';
import { FAULTS } from './text.ts';

export type Source = {
  /** As the superuser of the embedded database. */
  readonly ownerUrl: string;
  readonly dataFolder: string;
  readonly backups: string;
  /** Ends it at its next file. */
  readonly signal?: AbortSignal;
};

/** What stands in the data folder of PostgreSQL and belongs to the running server alone (its manual, 25.3.4). */
const NOT_COPIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(pid|opts)$|(^|\/)(pgsql_tmp|pg_internal\.init)/;
/** What belongs to the database and lies outside of it. Keys do not: they are kept apart, or a thief of one has both. */
const BESIDE = ['seals.txt', 'seal-times.txt', 'audit.txt'];

const ARCHIVE_MS = 60_000;
const PAUSE_MS = 100;

/**
 * Copies the running database (base backup by `pg_backup_start`), with what belongs to it beside. From the first one
 * on every change is kept in `wal`. A copy that is broken off leaves a folder that nobody reads, and the next one
 * throws it away.
 */
export async function takeBase(source: Source): Promise<BaseRecord> {
  if (process.platform === 'win32') throw new BackupFault(FAULTS.noShell);
  checkPlace(source.backups, source.dataFolder);
  const client = await openBase(source.ownerUrl);
  try {
    const { alone, keepsLog } = await beAlone(client);
    if (!alone) throw new BackupFault(FAULTS.another);
    if (!keepsLog) throw new BackupFault(FAULTS.noLog);
    await dropParts(source.backups);
    await mkdir(baseFolder(source.backups), { recursive: true, mode: 0o700 });
    await needRoom(source.backups, await bytesBelow(join(source.dataFolder, 'pg/data')));
    await openLog(client, source);
    return await copyAll(client, source);
  } finally {
    await client.end();
  }
}

/** The server copies its log to where this folder is; it may be another user, who passes and does not look. */
async function openLog(client: BaseClient, { dataFolder, backups }: Source): Promise<void> {
  const wal = walFolder(backups);
  await mkdir(wal, { recursive: true, mode: 0o700 });
  const { uid, gid } = await stat(join(dataFolder, 'pg/data'));
  if (process.getuid?.() === 0 && uid !== 0) {
    await chmod(backups, 0o711);
    await chown(wal, uid, gid);
  }
  // A line of the log whose history nobody has leads to no copy, and none to it.
  const unnoted = await noteSwap(dataFolder, backups);
  if (unnoted) throw unnoted;
  await beginLog(join(dataFolder, 'pg'));
  await cutLogByTime(client);
}

async function copyAll(client: BaseClient, source: Source): Promise<BaseRecord> {
  const name = new Date(await readClockMs(client)).toISOString().replaceAll(/[:.]/g, '-');
  const folder = join(baseFolder(source.backups), name);
  const part = folder + PART;
  await startBase(client);
  const files = [...(await copyData(source, part))];
  const { label, first: wal, last, stop } = await stopBase(client);
  invariant(wal, 'a backup has a label with the log that it needs');
  await untilArchived(source, last);
  await writeSynced(join(part, 'label'), label);
  // What lies beside is copied last: it has all that the copy of the database refers to.
  files.push(...(await copyBeside(source, part)));
  const record: BaseRecord = {
    v: 1,
    endedMs: await readClockMs(client),
    wal,
    stop,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files,
  };
  // All of it at once: a file at a time, a thousand of them take a slow disk half a minute.
  await promisify(execFile)('sync');
  await writeSynced(join(part, RECORD), JSON.stringify(record));
  await rename(part, folder);
  return record;
}

/** A copy is good for nothing without the log that was written meanwhile. */
async function untilArchived({ backups, signal }: Source, wal: string): Promise<void> {
  for (let waited = 0; waited < ARCHIVE_MS; waited += PAUSE_MS) {
    if ((await walNames(backups)).some((name) => name === wal || name === `${wal}.gz`)) return;
    signal?.throwIfAborted();
    await delay(PAUSE_MS);
  }
  throw new BackupFault(FAULTS.notArchived(walFolder(backups)));
}

async function copyData(
  { dataFolder, signal }: Source,
  part: string,
): Promise<readonly FileRecord[]> {
  const data = join(dataFolder, 'pg/data');
  const all = (await filesBelow(data)).filter((path) => !NOT_COPIED.test(path));
  // The file that says where the log begins comes last, as pg_basebackup has it.
  const last = 'global/pg_control';
  const paths = [...all.filter((path) => path !== last), last];
  const files: FileRecord[] = [];
  for (const path of paths) {
    signal?.throwIfAborted();
    const copied = await copyHashed(join(data, path), join(part, 'data', path));
    if (copied) files.push({ path: `data/${path}`, ...copied });
  }
  return files;
}

async function copyBeside({ dataFolder }: Source, part: string): Promise<readonly FileRecord[]> {
  const files: FileRecord[] = [];
  const archive = (await filesBelow(join(dataFolder, 'archive'))).map((path) => `archive/${path}`);
  for (const path of [...BESIDE, ...archive]) {
    const copied = await copyHashed(join(dataFolder, path), join(part, 'beside', path));
    if (copied) files.push({ path: `beside/${path}`, ...copied });
  }
  return files;
}
