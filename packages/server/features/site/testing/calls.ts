import type { siteHttp } from '@fairlot/wire/site';
import type { CallRows } from '#testing/calls';

export const siteCalls: CallRows<typeof siteHttp> = {
  getWebSiteInfo: { who: 'anyone' },
  isDemoSite: { who: 'anyone' },
  getSpeedTest: { who: 'anyone' },
};
