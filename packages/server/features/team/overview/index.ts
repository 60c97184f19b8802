import type { Feature } from '#platform/feature';
import { overviewRoutes } from './http.ts';

/** What the team of an agent did, at a glance. */
export const overview: Feature = { name: 'overview', http: overviewRoutes };
