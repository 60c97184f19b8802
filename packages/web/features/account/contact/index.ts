import type { Manifest } from '../../../frame/manifest.ts';

/** How a player is reached: email and phone. */
export const contact: Manifest = {
  name: 'contact',
  window: () => import('./window.ts'),
};
