import { settingsHttp } from '@fairlot/wire/site/settings';
import { isPlayMoney } from '#ledger';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { presentLines } from './values/present.ts';
import { currentSettings } from './values/settings.ts';

/** Demo money of a new player, in units (the contract of this site; 0 where it is no demo). */
export const REGISTER_GIFT = 10_000;

export function settingsRoutes({ db, settings: { isDemo } }: Platform) {
  const settings = currentSettings(db);
  return routes(settingsHttp, {
    getWebSiteInfo: async () => {
      const { siteName, offline, isRegisterOpen, currency, nowMs } = await settings();
      return {
        SiteName: siteName,
        DateTimeNow: nowMs,
        OfflineStartTime: offline?.fromMs ?? null,
        IsRegisterOpen: isRegisterOpen,
        IsDemoSite: isDemo,
        RegisterGift: isDemo && isPlayMoney(currency) ? REGISTER_GIFT : 0,
      };
    },
    isDemoSite: async () => isDemo,
    getSpeedTest: async () => presentLines(await settings()),
  });
}
