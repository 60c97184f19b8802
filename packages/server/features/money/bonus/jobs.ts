import { retrying, transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { endReleased, endTaken } from './end.ts';
import { releaseOwn } from './release-bonus.ts';
import { type GrantKey, lockGrant, readLate, readMet } from './store.ts';

const LOOK_MS = 2_000;
const AT_ONCE = 100;

/** Ends what was not taken, or not turned over, in time. */
async function expire({ db }: Platform, key: GrantKey): Promise<void> {
  await retrying(() =>
    transaction(db, async (tx) => {
      const grant = await lockGrant(tx, key);
      const isOpen = grant?.state === 'ACTIVE' || grant?.state === 'PENDING';
      if (!grant || !isOpen || !grant.isLate || grant.hasBets) return;
      // Turned over in time, and not looked at since.
      if (grant.state === 'ACTIVE' && !grant.hasLine) await endReleased(tx, key, grant);
      else await endTaken(tx, key, grant, 'expired');
    }),
  );
}

/** Pulled from rows: several processes may do each at once, and each bonus ends once. */
export const bonusJobs = (platform: Platform): readonly Job[] => [
  {
    name: 'bonus.release',
    everyMs: LOOK_MS,
    run: async () => {
      const met = await readMet(platform.db, AT_ONCE);
      for (const key of met) await releaseOwn(platform.db, key);
      return met.length === AT_ONCE ? 'worked' : 'idle';
    },
  },
  {
    name: 'bonus.expire',
    everyMs: LOOK_MS,
    run: async () => {
      const late = await readLate(platform.db, AT_ONCE);
      for (const key of late) await expire(platform, key);
      return late.length >= AT_ONCE ? 'worked' : 'idle';
    },
  },
];
