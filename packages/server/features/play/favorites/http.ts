import { ok, refused } from '@fairlot/rules/core/result';
import { favoritesHttp, MOST_KEPT } from '@fairlot/wire/play/favorites';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { adopt } from './adopt.ts';
import { place } from './place.ts';
import { type Kept, readKept } from './store.ts';

const present = ({ gameIds, version }: Kept) => ({ GameIds: [...gameIds], Version: version });

export const favoritesRoutes = (platform: Pick<Platform, 'db' | 'announce'>) =>
  routes(favoritesHttp, {
    getCollection: async (_, { principal }) =>
      present(await readKept(platform.db, principal.playerId)),
    placeInCollection: async ({ GameId, Place }, { principal }) => {
      const made = await place(platform, principal.playerId, GameId, Place);
      return made.ok
        ? ok(present(made.value))
        : refused({ code: made.error, params: { most: MOST_KEPT } });
    },
    adoptCollection: async ({ GameIds }, { principal }) =>
      present(await adopt(platform, principal.playerId, GameIds)),
  });
