import type { Manifest } from '../../frame/manifest.ts';

export const limit: Manifest = {
  name: 'limit',
  window: () => import('./window.ts'),
  slots: [{ at: 'overlay', load: () => import('./SessionOver.tsx') }],
};
