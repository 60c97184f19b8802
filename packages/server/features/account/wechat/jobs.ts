import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { deleteOldWays } from './store.ts';

const AT_ONCE = 5_000;
const EVERY_MS = 600_000;

export const wechatJobs = ({ db }: Platform): readonly Job[] => [
  {
    name: 'wechat.old',
    everyMs: EVERY_MS,
    run: async () => {
      while (await deleteOldWays(db, AT_ONCE));
      return 'idle';
    },
  },
];
