import type { Feature } from '#platform/feature';
import { walletRoutes } from './http.ts';

export { aboutPlayer } from './about-player.ts';
export { getCashFlow } from './cash-flow.ts';

export const wallet: Feature = { name: 'wallet', http: walletRoutes };
