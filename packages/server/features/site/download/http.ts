import { downloadHttp } from '@fairlot/wire/site/download';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { DOWNLOAD_SETTINGS } from './settings.ts';

/** What a setting says of a file, in parts. */
function factsOf(said: string) {
  const [version = '', size = '', checksum = '', date = ''] = said.split(' ');
  if (date === '') return null;
  return { Version: version, Size: Number(size), Checksum: checksum, Date: date };
}

export function downloadRoutes({ db }: Platform) {
  const settings = DOWNLOAD_SETTINGS.current(db);
  return routes(downloadHttp, {
    getAFKConfig: async () => {
      const now = await settings();
      return {
        AndroidUrl: now.appAndroidUrl,
        AndroidFile: factsOf(now.appAndroidFile),
        IOSUrl: now.appIosUrl,
        IOSFile: factsOf(now.appIosFile),
        IOSPlistPath: now.appIosPlist,
        AFKPcUrl: now.afkPcUrl,
        AFKPcFile: factsOf(now.afkPcFile),
        AFKAndroidUrl: now.afkAndroidUrl,
        AFKAndroidFile: factsOf(now.afkAndroidFile),
        AFKiosUrl: now.afkIosUrl,
        AFKiosFile: factsOf(now.afkIosFile),
        SmartAFKUrl: now.afkPageUrl,
        LoginUrl: now.appLoginUrl,
        MobileGuideUrl: now.appGuideUrl,
        AFKGuideUrl: now.afkGuideUrl,
        CodePushCheckEnable: now.appCodePush,
        CordovaAppVersion: now.appVersion,
      };
    },
  });
}
