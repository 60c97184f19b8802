import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { deleteOldTickets } from './store.ts';

const AT_ONCE = 5_000;
const EVERY_MS = 600_000;

export const qrLoginJobs = ({ db }: Platform): readonly Job[] => [
  {
    name: 'scan.old',
    everyMs: EVERY_MS,
    run: async () => {
      while (await deleteOldTickets(db, AT_ONCE));
      return 'idle';
    },
  },
];
