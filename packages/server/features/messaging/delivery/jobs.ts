import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { SEND_JOB } from './post-letter.ts';
import { sendDue } from './send.ts';
import { deleteOldMessages } from './store.ts';

const AT_ONCE = 5_000;
const EVERY_MS = 600_000;

export const deliveryJobs = (platform: Platform): readonly Job[] => [
  { name: SEND_JOB, everyMs: 1_000, run: () => sendDue(platform) },
  {
    name: 'courier.old',
    everyMs: EVERY_MS,
    run: async () => {
      while (await deleteOldMessages(platform.db, AT_ONCE));
      return 'idle';
    },
  },
];
