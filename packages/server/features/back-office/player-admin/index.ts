import type { Feature } from '#platform/feature';
import { manageRoutes } from './console.ts';
import { removeFundPassword } from './remove-fund-password.ts';
import { removeAuthenticator } from './remove-player-authenticator.ts';

/** Players as operators see them: who they are, their flags, logins, passwords, and notes of them. */
export const manage: Feature = {
  name: 'manage',
  console: manageRoutes,
  twoPersonActs: [removeAuthenticator, removeFundPassword],
};
