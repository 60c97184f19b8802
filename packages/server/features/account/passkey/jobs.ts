import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { deleteOldAnswered } from './store.ts';

const EVERY_MS = 600_000;
const AT_ONCE = 5_000;

/** Lets go of answered challenges that are stale. */
export const passkeyJobs = ({ db }: Platform): readonly Job[] => [
  {
    name: 'passkey.old',
    everyMs: EVERY_MS,
    run: async () => ((await deleteOldAnswered(db, AT_ONCE)) ? 'worked' : 'idle'),
  },
];
