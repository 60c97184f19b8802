import type { Feature } from '#platform/feature';
import { alertRoutes } from './http.ts';

/** What players want to be told of. */
export const alert: Feature = { name: 'alert', http: alertRoutes };
