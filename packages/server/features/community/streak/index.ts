import type { Feature } from '#platform/feature';
import { streakRoutes } from './http.ts';

/** Long dragons (长龙): which sides of double-sided plays came several times in a row. */
export const streak: Feature = { name: 'streak', http: streakRoutes };
