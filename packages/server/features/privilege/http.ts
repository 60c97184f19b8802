import { privilegeHttp } from '@fairlot/wire/privilege';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { getBonusPrivileges, getPrivileges } from './privileges.ts';

export const privilegeRoutes = ({ db }: Platform) =>
  routes(privilegeHttp, {
    getPrivileges: (_, { principal }) => getPrivileges(db, principal.playerId),
    getBonusPrivileges: async () => getBonusPrivileges(),
  });
