import { privilegeHttp } from '@fairlot/wire/account/privilege';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { bonusWalletOf, getPrivileges } from './privileges.ts';

export const privilegeRoutes = ({ db, ports }: Platform) =>
  routes(privilegeHttp, {
    getPrivileges: (_, { principal }) => getPrivileges(db, principal.playerId),
    getBonusPrivileges: async (_, { principal }) => ({
      haveBonusWallet: await ports.read(bonusWalletOf)(principal.playerId),
    }),
  });
