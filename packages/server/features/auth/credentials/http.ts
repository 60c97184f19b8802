import { proofHttp } from '@fairlot/wire/auth/credentials';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { giveWork } from './work.ts';

export const proofRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(proofHttp, {
    getWork: async (_, { ip }) => giveWork({ db, dataFolder }, ip),
  });
