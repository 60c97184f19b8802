import { rumHttp } from '@fairlot/wire/site/rum';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { presentRum } from './present.ts';
import { RUM_SETTINGS } from './settings.ts';

export function rumRoutes({ db }: Platform) {
  const settings = RUM_SETTINGS.current(db);
  return routes(rumHttp, { getDatadog: async () => presentRum(await settings()) });
}
