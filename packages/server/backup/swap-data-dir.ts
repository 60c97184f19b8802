import { existsSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beginLog } from '../database/archive.ts';
import { leaveFolder } from '../database/index.ts';
import { wallMs } from '#platform/clock';
import { writeSynced } from './copy-hashed.ts';
import { keepHistory } from './timelines.ts';
import { BackupFault, namesIn } from './paths.ts';
import { FAULTS } from './text.ts';

/** Where a data folder is restored to before it takes the place of another. */
export const restoredPath = (dataFolder: string): string => `${dataFolder}.restored`;

/** Stands in a folder that was restored and found good, with that moment, until it is in its place. */
const GOOD = 'restored-and-checked';

/** That name, or with a number behind it: who restores to the same moment again loses nothing. */
function freeName(name: string): string {
  for (let nth = 1; ; nth += 1) {
    const wanted = nth === 1 ? name : `${name}-${nth}`;
    if (!existsSync(wanted)) return wanted;
  }
}

export type Swapped = {
  /** Where the old folder is now; undefined: there was none. */
  readonly aside: string | undefined;
  /** Why the backups do not know of it yet. */
  readonly unnoted: BackupFault | undefined;
};

/**
 * Puts a restored folder where the old one is, which goes aside under a name of its own with the note of this process
 * that it is held by, and is let go of there; tells that name. A process
 * that is ended in between leaves no folder there: `finishSwap` puts the good one there.
 */
export async function swapIn(dataFolder: string, backups: string, stamp: string): Promise<Swapped> {
  const fresh = restoredPath(dataFolder);
  await writeSynced(join(fresh, GOOD), new Date(wallMs()).toISOString());
  const aside = freeName(`${dataFolder}.before-${stamp}`);
  const isThere = existsSync(dataFolder);
  if (isThere) {
    await rename(dataFolder, aside).catch(() => {
      // Such as a folder that another disk is mounted at.
      throw new BackupFault(FAULTS.notMoved(fresh, dataFolder));
    });
    // Not before: a service that is started again would take bets in the folder that goes aside.
    leaveFolder(join(aside, 'pg'));
  }
  const unnoted = await finishSwap(dataFolder, backups);
  // Somebody made a folder there between the two renames.
  if (existsSync(fresh)) throw new BackupFault(FAULTS.notMoved(fresh, dataFolder));
  return { aside: isThere ? aside : undefined, unnoted };
}

/**
 * Before anything works with a data folder: what a restore that was ended at its last step had made takes its place, and
 * is noted in the backups; tells why that could not be done, and whoever starts goes on without.
 */
export async function finishSwap(
  dataFolder: string,
  backups: string,
): Promise<BackupFault | undefined> {
  const fresh = restoredPath(dataFolder);
  if ((await namesIn(dataFolder)).length === 0 && existsSync(join(fresh, GOOD))) {
    await rename(fresh, dataFolder).catch((error: unknown) => {
      // Whoever starts at that moment ends it as well.
      if (existsSync(fresh)) throw error;
    });
  }
  return noteSwap(dataFolder, backups);
}

/**
 * Notes in the backups which line of the log a restored folder has begun, which is kept from then on. Where their disk is full, away or read-only
 * the mark stays in the folder, so that the nightly backup does it later; tells why then. The site waits for no backup.
 */
export async function noteSwap(
  dataFolder: string,
  backups: string,
): Promise<BackupFault | undefined> {
  const good = join(dataFolder, GOOD);
  const sinceMs = await sinceOf(good);
  if (sinceMs === undefined) return undefined;
  try {
    if (!(await keepHistory(dataFolder, backups, sinceMs))) return new BackupFault(FAULTS.unnoted);
    // From here on what is done has a way back, before the first copy as well.
    await beginLog(join(dataFolder, 'pg'));
    await rm(good, { force: true });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return new BackupFault(FAULTS.unnoted, error);
  }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * The moment that a mark says. One without any was made by a program of before, or torn by a full disk: its file is as
 * old as what it marks, and keeps its time when the folder is renamed. Undefined: there is no mark.
 */
async function sinceOf(good: string): Promise<number | undefined> {
  const made = await stat(good).catch(() => undefined);
  if (!made) return undefined;
  const text = await readFile(good, 'utf8').catch(() => '');
  return MOMENT.test(text) ? Date.parse(text) : Math.floor(made.mtimeMs);
}
