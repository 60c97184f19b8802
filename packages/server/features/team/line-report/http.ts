import { lineReportHttp } from '@fairlot/wire/team/line-report';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { currentSettings } from '../../site/settings/values/index.ts';
import { readLineReport } from './read-line-report.ts';

export function lineReportRoutes({ db }: Platform) {
  const site = currentSettings(db);
  return routes(lineReportHttp, {
    getLineReport: async (query, { principal }) => {
      const { currency } = await site();
      return readLineReport(db, { viewer: principal.playerId, currency }, query);
    },
  });
}
