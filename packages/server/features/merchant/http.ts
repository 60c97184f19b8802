import { merchantHttp } from '@fairlot/wire/merchant';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { currentSettings } from '../site/index.ts';

export function merchantRoutes({ db }: Platform) {
  const settings = currentSettings(db);
  return routes(merchantHttp, { getMerchantCode: async () => (await settings()).merchantCode });
}
