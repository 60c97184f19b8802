import type { settingsHttp } from '@fairlot/wire/site/settings';
import type { CallRows } from '#testing/calls';

export const settingsCalls: CallRows<typeof settingsHttp> = {
  getWebSiteInfo: { who: 'anyone' },
  isDemoSite: { who: 'anyone' },
  getSpeedTest: { who: 'anyone' },
};
