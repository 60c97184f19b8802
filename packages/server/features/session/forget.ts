import type { Platform } from '../../platform/feature.ts';
import type { Db } from '../../platform/db.ts';
import type { Job } from '../../platform/jobs.ts';
import { deleteOldAttempts } from './store-attempts.ts';
import { deleteOldTokens } from './store.ts';

/**
 * Lets go of what decides nothing any more: whoever sends wrong passwords under names of his own
 * making, or refreshes for years, must not fill the disk. Logins themselves stay on record.
 */
export async function forgetOld(db: Db): Promise<void> {
  await deleteOldTokens(db);
  await deleteOldAttempts(db);
}

const EVERY_MS = 600_000;

export const sessionJobs = ({ db }: Platform): readonly Job[] => [
  {
    name: 'session.old',
    everyMs: EVERY_MS,
    run: async () => {
      await forgetOld(db);
      return 'idle';
    },
  },
];
