import type { siteHttp } from '@fairlot/wire/site/settings';
import type { CallRows } from '#testing/calls';

export const siteCalls: CallRows<typeof siteHttp> = {
  getWebSiteInfo: { who: 'anyone' },
  isDemoSite: { who: 'anyone' },
  getSpeedTest: { who: 'anyone' },
};
