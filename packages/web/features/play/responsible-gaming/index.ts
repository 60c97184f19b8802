import type { Manifest } from '../../../frame/manifest.ts';

export const limit: Manifest = {
  name: 'limit',
  slots: [{ at: 'overlay', load: () => import('./SessionOver.tsx') }],
};
