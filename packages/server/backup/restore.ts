import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endStale, leaveFolder } from '../database/index.ts';
import { checkRestored, type Checked, type Checks } from './check-restored.ts';
import { putBase, takeBeside } from './copy-files.ts';
import { lineOf, listLines, wayTo, type Way } from './timelines.ts';
import { checkInto, made, makeEmpty, takeOrFault } from './make-empty.ts';
import {
  BackupFault,
  checkPlace,
  filesBelow,
  listBases,
  needRoom,
  walFolder,
  type Base,
} from './paths.ts';
import { replay } from './replay.ts';
import { restoredPath, finishSwap, swapIn } from './swap-data-dir.ts';
import { FAULTS } from './text.ts';

export type Wanted = {
  /** The data folder that was backed up, as far as it is there still. */
  readonly dataFolder: string;
  readonly backups: string;
  /** A folder that is not there, or empty, to leave it in; undefined: it takes the place of the data folder. */
  readonly into?: string | undefined;
  /** Milliseconds UTC; undefined: as far as the log leads. */
  readonly atMs: number | undefined;
  /** Keys out of an export, by their names, instead of those of the data folder. */
  readonly keys?: ReadonlyMap<string, Buffer> | undefined;
  readonly checks: Checks;
};

export type Restored = Checked & {
  readonly base: Base;
  /** Where the data folder that was there is now. */
  readonly aside: string | undefined;
  /** Why the backups do not know yet that it took that place. */
  readonly unnoted: BackupFault | undefined;
};

/**
 * Makes a data folder as it was at a moment, out of the newest copy before it and the log up to it, checks all of it,
 * and only then puts it where the old one was, which stays aside. Until then the old folder is only read; a restore that
 * is broken off leaves a folder that the next one throws away. Throws a `BackupFault` that says what is in its way.
 */
export async function restore(wanted: Wanted): Promise<Restored> {
  const { dataFolder, backups, atMs, keys } = wanted;
  const into = wanted.into ?? restoredPath(dataFolder);
  checkPlace(backups, dataFolder);
  if (wanted.into !== undefined) await checkInto(into, [dataFolder, backups]);
  const way = await wayFor(backups, atMs);
  const { base } = way;
  if (!keys && (await filesBelow(join(dataFolder, 'keys'))).length === 0) {
    throw new BackupFault(FAULTS.noKeys);
  }
  const leaveOld = wanted.into === undefined ? await holdOld(dataFolder, backups) : () => {};
  try {
    await makeEmpty(into, wanted.into === undefined);
    const checked = await make(wanted, into, way);
    if (wanted.into !== undefined)
      return { ...checked, base, aside: undefined, unnoted: undefined };
    const stamp = new Date(atMs ?? checked.head?.atMs ?? base.endedMs).toISOString();
    const swapped = await swapIn(dataFolder, backups, stamp.replaceAll(/[:.]/g, '-'));
    return { ...checked, base, ...swapped };
  } finally {
    leaveOld();
  }
}

/** Makes it in a folder that is empty; what does not come to an end leaves none. */
async function make(wanted: Wanted, into: string, { base, line }: Way): Promise<Checked> {
  const { dataFolder, backups, atMs, keys, checks } = wanted;
  try {
    await needRoom(into, base.bytes);
    await putBase(base, into);
    const folders = [walFolder(backups), join(dataFolder, 'pg/data/pg_wal')];
    await replay(join(into, 'pg'), {
      folders,
      atMs,
      line: line === lineOf(base.wal) ? undefined : line,
    });
    await takeBeside(dataFolder, into, keys);
    const checked = await checkRestored(into, atMs, checks);
    made(into);
    return checked;
  } catch (error) {
    await rm(into, { recursive: true, force: true });
    throw error;
  }
}

/** Nobody may work with the folder while another is made to take its place; tells how to let go of it. */
async function holdOld(dataFolder: string, backups: string): Promise<() => void> {
  await finishSwap(dataFolder, backups);
  const pg = join(dataFolder, 'pg');
  if (!existsSync(pg)) return () => {};
  takeOrFault(pg);
  // A database that outlived its program still writes.
  await endStale(join(pg, 'data'));
  return () => leaveFolder(pg);
}

async function wayFor(backups: string, atMs: number | undefined): Promise<Way> {
  const bases = await listBases(backups);
  const way = wayTo(bases, await listLines(backups), atMs);
  if (way) return way;
  const [first] = bases;
  throw new BackupFault(
    first ? FAULTS.tooEarly(new Date(first.endedMs).toISOString()) : FAULTS.noBackup(backups),
  );
}
