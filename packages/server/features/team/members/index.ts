import type { Feature } from '#platform/feature';
import { memberRoutes } from './http.ts';

export { isOnline, ONLINE_MINUTES } from './store-place.ts';

/** The members of an agent's line: lists, details, notes, records, and accounts that the agent opens. */
export const members: Feature = { name: 'members', http: memberRoutes };
