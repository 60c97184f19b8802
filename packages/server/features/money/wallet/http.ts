import { walletHttp } from '@fairlot/wire/money/wallet';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { balanceOf } from '#ledger';
import { currentSettings } from '../../site/settings/values/index.ts';
import { getCashFlow, getCashFlowSums, type Whose } from './cash-flow.ts';
import { getProfit } from './profit.ts';

export function walletRoutes({ db }: Platform) {
  const site = currentSettings(db);
  const whoseOf = async ({ playerId }: { readonly playerId: bigint }): Promise<Whose> => ({
    playerId,
    currency: (await site()).currency,
  });
  return routes(walletHttp, {
    getWalletAmount: async (_, { principal }) =>
      balanceOf(db, principal.playerId, (await site()).currency),
    getCashFlow: async (filter, { principal }) => getCashFlow(db, await whoseOf(principal), filter),
    getCashFlowSums: async (filter, { principal }) =>
      getCashFlowSums(db, await whoseOf(principal), filter),
    getProfit: async (query, { principal }) => getProfit(db, await whoseOf(principal), query),
  });
}
