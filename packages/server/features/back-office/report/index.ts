import type { Feature } from '#platform/feature';
import { takeTurn } from '#platform/jobs';
import { reportRoutes } from './console.ts';
import { auditCovered, DAY, RECENT } from './audit-covered.ts';
import { countMoney } from './count-money.ts';
import { auditReport, auditSettled } from './store-count.ts';

export { countMoney } from './count-money.ts';

const COUNT = { name: 'report-count', everyMs: 10_000 };

/** How the house does: figures by the hour, kept as the books grow, and reports that are what the ledger has. */
export const report: Feature = {
  name: 'report',
  console: reportRoutes,
  invariants: [
    { name: 'report', find: auditReport },
    {
      name: 'settled bets',
      find: (db) => auditSettled(db),
      findRecent: (db) => auditSettled(db, RECENT.minutes),
    },
    {
      name: 'certain part of bets',
      find: (db) => auditCovered(db, DAY),
      findRecent: (db) => auditCovered(db, RECENT),
    },
  ],
  jobs: ({ db }) => [
    {
      name: 'report.count',
      everyMs: 2_000,
      run: async () => {
        if (await takeTurn(db, COUNT)) await countMoney(db);
        return 'idle';
      },
    },
  ],
};
