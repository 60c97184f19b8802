import { privilegeHttp } from '@fairlot/wire/privilege';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { bonusWalletOf, getPrivileges } from './privileges.ts';

export const privilegeRoutes = ({ db, ports }: Platform) =>
  routes(privilegeHttp, {
    getPrivileges: (_, { principal }) => getPrivileges(db, principal.playerId),
    getBonusPrivileges: async (_, { principal }) => ({
      haveBonusWallet: await ports.read(bonusWalletOf)(principal.playerId),
    }),
  });
