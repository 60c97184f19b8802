import { siteStateHttp } from '@fairlot/wire/content/site-state';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { currentSettings } from '../../site/settings/values/index.ts';

export function siteStateRoutes({ db }: Platform) {
  const settings = currentSettings(db);
  return routes(siteStateHttp, { getMerchantCode: async () => (await settings()).merchantCode });
}
