import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { deleteOldTries } from './store.ts';
import { deleteOldKeys } from './store-keys.ts';
import { deleteOldDevices } from './store-known.ts';

const AT_ONCE = 5_000;
const EVERY_MS = 600_000;

/**
 * Lets go of wrong passwords after 90 days, and after an hour of those under names that nobody has. What an
 * account was not signed in with for 400 days is new again.
 */
export async function forgetTries(db: Db): Promise<void> {
  while (await deleteOldTries(db, AT_ONCE));
  while (await deleteOldDevices(db, AT_ONCE));
  while (await deleteOldKeys(db, AT_ONCE));
}

export const deviceJobs = ({ db }: Platform): readonly Job[] => [
  {
    name: 'device.old',
    everyMs: EVERY_MS,
    run: async () => {
      await forgetTries(db);
      return 'idle';
    },
  },
];
