import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { leaveFolder } from '../database/index.ts';
import { wallMs } from '../platform/clock.ts';
import { keepHistory } from './lines.ts';
import { BackupFault, namesIn } from './places.ts';
import { writeSynced } from './take-base.ts';
import { FAULTS } from './text.ts';

/** Where a data folder is restored to before it takes the place of another. */
export const besideOf = (dataFolder: string): string => `${dataFolder}.restored`;

/** Stands in a folder that was restored and found good, with that moment, until it is in its place. */
const GOOD = 'restored-and-checked';

/** That name, or with a number behind it: who restores to the same moment again loses nothing. */
function freeName(name: string): string {
  for (let nth = 1; ; nth += 1) {
    const wanted = nth === 1 ? name : `${name}-${nth}`;
    if (!existsSync(wanted)) return wanted;
  }
}

/**
 * Puts a restored folder where the old one is, which goes aside under a name of its own with the note of this process
 * that it is held by, and is let go of there; tells that name. A process
 * that is ended in between leaves no folder there: `finishSwap` puts the good one there.
 */
export async function swapIn(
  dataFolder: string,
  backups: string,
  stamp: string,
): Promise<string | undefined> {
  const fresh = besideOf(dataFolder);
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
  await finishSwap(dataFolder, backups);
  // Somebody made a folder there between the two renames.
  if (existsSync(fresh)) throw new BackupFault(FAULTS.notMoved(fresh, dataFolder));
  return isThere ? aside : undefined;
}

/**
 * Before anything works with a data folder: what a restore that was ended at its last step had made takes its place, and
 * the line of the log that it begins is noted in the backups, once they are there.
 */
export async function finishSwap(dataFolder: string, backups: string): Promise<void> {
  const fresh = besideOf(dataFolder);
  if ((await namesIn(dataFolder)).length === 0 && existsSync(join(fresh, GOOD))) {
    await rename(fresh, dataFolder).catch((error: unknown) => {
      // Whoever starts at that moment ends it as well.
      if (existsSync(fresh)) throw error;
    });
  }
  const good = join(dataFolder, GOOD);
  const since = await readFile(good, 'utf8').catch(() => undefined);
  if (since === undefined) return;
  if (await keepHistory(dataFolder, backups, Date.parse(since))) await rm(good, { force: true });
}
