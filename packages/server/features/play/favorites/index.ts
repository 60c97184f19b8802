import type { Feature } from '#platform/feature';
import { collectionRoutes } from './http.ts';

/** The games that a player keeps on top (收藏), the same on all his devices. */
export const collection: Feature = { name: 'collection', http: collectionRoutes };
