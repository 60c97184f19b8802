import { merchantHttp } from '@fairlot/wire/merchant';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { currentSettings } from '../site/index.ts';

export function merchantRoutes({ db }: Platform) {
  const settings = currentSettings(db);
  return routes(merchantHttp, { getMerchantCode: async () => (await settings()).merchantCode });
}
