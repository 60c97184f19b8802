import { playerHttp } from '@fairlot/wire/account/player';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { getBaseData } from './base-data.ts';

export const playerRoutes = (platform: Platform) =>
  routes(playerHttp, {
    getPlayerBaseData: async (_, { principal }) => ({
      playerData: await getBaseData(platform, principal.playerId),
    }),
  });
