import type { Feature } from '../feature.ts';
import { domainEventsRoutes } from './http.ts';

export const domainEvents: Feature = { name: 'domain-events', http: domainEventsRoutes };
