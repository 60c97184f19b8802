import type { Feature } from '#platform/feature';
import { walletRoutes } from './http.ts';

export { aboutPlayer } from './about-player.ts';
export { getCashFlow, getCashFlowSums } from './cash-flow.ts';
export { getProfit } from './profit.ts';

export const wallet: Feature = { name: 'wallet', http: walletRoutes };
