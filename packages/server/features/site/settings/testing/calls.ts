import type { settingsHttp } from '@fairlot/wire/site/settings';
import type { CallRows, FeatureCalls } from '#testing/calls';

const settingsCalls: CallRows<typeof settingsHttp> = {
  getWebSiteInfo: { who: 'anyone' },
  isDemoSite: { who: 'anyone' },
  getSpeedTest: { who: 'anyone' },
};

export const calls: FeatureCalls = { http: settingsCalls };
