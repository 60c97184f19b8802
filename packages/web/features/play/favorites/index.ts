import type { Manifest } from '../../../frame/manifest.ts';

/** The games that a player keeps (收藏), the same on all his devices. */
export const favorites: Manifest = {
  name: 'favorites',
  slots: [{ at: 'overlay', load: () => import('./KeepInStep.tsx') }],
};
