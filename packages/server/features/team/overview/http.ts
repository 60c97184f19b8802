import { overviewHttp } from '@fairlot/wire/team/overview';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { currentSettings } from '../../site/settings/values/index.ts';
import { createOnlineBelow } from './online.ts';
import { getOverview } from './overview.ts';

export function overviewRoutes({ db }: Platform) {
  const site = currentSettings(db);
  const onlineBelow = createOnlineBelow(db);
  return routes(overviewHttp, {
    getOverview: async (asked, { principal }) => {
      const { currency } = await site();
      return getOverview({ db, currency, onlineBelow }, principal.playerId, asked);
    },
  });
}
