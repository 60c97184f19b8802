import { mills } from '@fairlot/rules/core/money';
import { ok } from '@fairlot/rules/core/result';
import { reportConsole } from '@fairlot/wire/back-office/report';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { checkReport } from './check-report.ts';
import { presentSums } from './present.ts';
import { readDashboard } from './read-dashboard.ts';
import { readReport, scopeOf } from './read-report.ts';
import { readCounted } from './store-count.ts';
import { readOpenStake, sumAll } from './store-sums.ts';

/** The first page of the house and its reports (product 3.2, 3.16). */
export const reportRoutes = (platform: Platform) => {
  const { db } = platform;
  return routes(reportConsole, {
    getDashboard: () => readDashboard(platform),
    getReport: async ({ By: by, After: after, Count: count, ...asked }) => {
      const scope = await scopeOf(db, asked);
      if (!scope.ok) return scope;
      const { rows, next } = await readReport(db, scope.value, { by, after, count });
      return ok({ Rows: [...rows], Next: next, DateTimeNow: await readNowMs(db) });
    },
    getReportTotals: async (asked) => {
      const scope = await scopeOf(db, asked);
      if (!scope.ok) return scope;
      const { counted_ms: countedMs } = await readCounted(db);
      const sums = await sumAll(db, scope.value);
      return ok({
        Totals: presentSums(sums),
        OpenStake: mills(await readOpenStake(db, scope.value)),
        CountedTimeStamp: Number(countedMs),
      });
    },
    checkReport: ({ From, To }) => checkReport(db, From, To),
  });
};
