import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { answerForgot } from './forgot.ts';
import { deleteOldCodes } from './store-code.ts';
import { deleteOldLinks, FORGOT_JOB } from './store-recovery.ts';

const AT_ONCE = 5_000;
const EVERY_MS = 600_000;

export const contactJobs = (platform: Platform): readonly Job[] => [
  { name: FORGOT_JOB, everyMs: 1_000, run: () => answerForgot(platform) },
  {
    name: 'contact.old',
    everyMs: EVERY_MS,
    run: async () => {
      while (await deleteOldCodes(platform.db, AT_ONCE));
      while (await deleteOldLinks(platform.db, AT_ONCE));
      return 'idle';
    },
  },
];
