import type { Feature } from '#platform/feature';
import { comboRoutes } from './http.ts';
import { comboHubRoutes } from './hub.ts';

/** Combo bet: up to eight games side by side, kept for each player. */
export const combo: Feature = { name: 'combo', http: comboRoutes, hub: comboHubRoutes };
