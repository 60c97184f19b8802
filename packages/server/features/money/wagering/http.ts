import { turnoverHttp } from '@fairlot/wire/money/wagering';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { getRequirement } from './requirement.ts';

export const turnoverRoutes = ({ db }: Platform) =>
  routes(turnoverHttp, {
    getRequirement: async (_, { principal }) => getRequirement(db, principal.playerId),
  });
