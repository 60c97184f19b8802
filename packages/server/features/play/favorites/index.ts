import type { Feature } from '#platform/feature';
import { favoritesRoutes } from './http.ts';

/** The games that a player keeps on top (收藏), the same on all his devices. */
export const favorites: Feature = { name: 'favorites', http: favoritesRoutes };
