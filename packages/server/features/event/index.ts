import type { Feature } from '#platform/feature';
import { eventRoutes } from './http.ts';

export const event: Feature = { name: 'event', http: eventRoutes };
