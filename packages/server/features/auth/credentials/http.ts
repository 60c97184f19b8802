import { credentialsHttp } from '@fairlot/wire/auth/credentials';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { giveWork } from './guard/work.ts';

export const credentialsRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(credentialsHttp, {
    getWork: async (_, { ip }) => giveWork({ db, dataFolder }, ip),
  });
