import { wageringHttp } from '@fairlot/wire/money/wagering';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { getRequirement } from './requirement.ts';

export const wageringRoutes = ({ db }: Platform) =>
  routes(wageringHttp, {
    getRequirement: async (_, { principal }) => getRequirement(db, principal.playerId),
  });
