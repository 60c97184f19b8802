import type { Feature } from '../../platform/feature.ts';
import { walletRoutes } from './http.ts';

export const wallet: Feature = { name: 'wallet', http: walletRoutes };
