import type { Feature } from '#platform/feature';
import { loginBar } from '../../auth/login/sessions/index.ts';
import { barLogin } from './bar.ts';
import { banRoutes } from './console.ts';

/** Accounts and devices that players do not sign in with, because an operator keeps them out (product 3.15). */
export const ban: Feature = {
  name: 'ban',
  console: banRoutes,
  provide: ({ ports }) => ports.fill(loginBar, barLogin),
};
