import type { Feature } from '#platform/feature';
import { securityRows } from '../../auth/credentials/index.ts';
import { secondSteps } from '../../auth/login/index.ts';
import { checkNetwork, listNetworkRows } from './check-network.ts';
import { accountConsoleRoutes } from './console.ts';
import { accountRoutes } from './http.ts';
import { listOwnRows } from './own-rows.ts';

export { freeNetworks, type FreeFault } from './set-networks.ts';

/** What a player sees and changes of his account: passwords, and how safe it is. */
export const account: Feature = {
  name: 'account',
  http: accountRoutes,
  console: accountConsoleRoutes,
  provide: ({ ports }) => {
    ports.add(securityRows, listOwnRows);
    ports.add(securityRows, listNetworkRows);
    ports.fill(secondSteps.networks, checkNetwork);
  },
};
