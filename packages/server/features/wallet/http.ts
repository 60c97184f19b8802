import { walletHttp } from '@fairlot/wire/wallet';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { balanceOf } from '../../ledger/index.ts';
import { getCashFlow } from './cash-flow.ts';

export const walletRoutes = ({ db }: Platform) =>
  routes(walletHttp, {
    getWalletAmount: async (_, { principal }) => balanceOf(db, principal.playerId),
    getCashFlow: async (filter, { principal }) => getCashFlow(db, principal.playerId, filter),
  });
