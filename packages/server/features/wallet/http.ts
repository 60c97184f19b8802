import { walletHttp } from '@fairlot/wire/wallet';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { balanceOf } from '../../ledger/index.ts';
import { currentSettings } from '../site/index.ts';
import { getCashFlow } from './cash-flow.ts';

export function walletRoutes({ db }: Platform) {
  const site = currentSettings(db);
  return routes(walletHttp, {
    getWalletAmount: async (_, { principal }) =>
      balanceOf(db, principal.playerId, (await site()).currency),
    getCashFlow: async (filter, { principal }) =>
      getCashFlow(db, { playerId: principal.playerId, currency: (await site()).currency }, filter),
  });
}
