import type { Platform } from '#platform/feature';
import type { Db } from '#platform/db';
import { ENDED_JOB, type Job } from '#platform/jobs';
import { forgetLogins } from './authenticate.ts';
import { deleteOld } from './store-forget.ts';

const AT_ONCE = 5_000;

/**
 * Lets go of what decides nothing any more: whoever sends wrong passwords under names of his own
 * making, or refreshes for years, must not fill the disk. Logins themselves stay on record.
 */
export async function forgetOld(db: Db): Promise<void> {
  while (await deleteOld(db, AT_ONCE));
}

const EVERY_MS = 600_000;

export const loginJobs = ({ db }: Platform): readonly Job[] => [
  {
    name: 'session.old',
    everyMs: EVERY_MS,
    run: async () => {
      await forgetOld(db);
      return 'idle';
    },
  },
  {
    // Woken by the bell of that name: a login that ended in another process is looked up anew in this one.
    name: ENDED_JOB,
    everyMs: EVERY_MS,
    run: async () => {
      forgetLogins(db);
      return 'idle';
    },
  },
];
