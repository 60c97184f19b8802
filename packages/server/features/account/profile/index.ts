import type { Feature } from '#platform/feature';
import { securityRows } from '../../auth/credentials/index.ts';
import { secondSteps } from '../../auth/login/second-step/index.ts';
import { checkNetwork, listNetworkRows } from './check-network.ts';
import { profileConsoleRoutes } from './console.ts';
import { profileRoutes } from './http.ts';
import { listOwnRows } from './own-rows.ts';

export { freeNetworks, type FreeFault } from './set-networks.ts';

/** What a player sees and changes of his account: passwords, and how safe it is. */
export const profile: Feature = {
  name: 'profile',
  http: profileRoutes,
  console: profileConsoleRoutes,
  provide: ({ ports }) => {
    ports.add(securityRows, listOwnRows);
    ports.add(securityRows, listNetworkRows);
    ports.fill(secondSteps.networks, checkNetwork);
  },
};
