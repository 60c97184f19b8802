import type { Feature } from '#platform/feature';
import { playerAdminRoutes } from './console.ts';
import { removeFundPassword } from './remove-fund-password.ts';
import { removeAuthenticator } from './remove-player-authenticator.ts';
import { demoPlayerNote } from './demo.ts';

/** Players as operators see them: who they are, their flags, logins, passwords, and notes of them. */
export const playerAdmin: Feature = {
  name: 'player-admin',
  demo: [demoPlayerNote],
  console: playerAdminRoutes,
  twoPersonActs: [removeAuthenticator, removeFundPassword],
};
