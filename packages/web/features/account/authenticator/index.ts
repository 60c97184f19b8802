import type { Manifest } from '../../../frame/manifest.ts';

/** What a player shows beside his password when he signs in. */
export const authenticator: Manifest = {
  name: 'authenticator',
  window: () => import('./window.ts'),
};
