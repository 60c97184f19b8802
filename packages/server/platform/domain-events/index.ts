import type { Feature } from '../feature.ts';
import { eventRoutes } from './http.ts';

export const event: Feature = { name: 'event', http: eventRoutes };
