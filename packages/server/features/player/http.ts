import { playerHttp } from '@fairlot/wire/player';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { getBaseData } from './base-data.ts';

export const playerRoutes = (platform: Platform) =>
  routes(playerHttp, {
    getPlayerBaseData: async (_, { principal }) => ({
      playerData: await getBaseData(platform, principal.playerId),
    }),
  });
