import { downloadHttp } from './download/index.ts';
import { rumHttp } from './rum/index.ts';
import { settingsHttp, settingsHub } from './settings/index.ts';

export const siteContract = {
  settings: { http: settingsHttp, hub: settingsHub },
  rum: { http: rumHttp },
  download: { http: downloadHttp },
} as const;
