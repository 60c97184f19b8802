import type { Manifest } from '../../../frame/manifest.ts';

/** Raising the prize group of a direct member. */
export const prizeGroup: Manifest = {
  name: 'prize-group',
  window: () => import('./window.ts'),
  slots: [{ at: 'overlay', load: () => import('./RaiseHost.tsx') }],
};
