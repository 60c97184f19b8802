import type { Manifest } from '../../../frame/manifest.ts';

export const rum: Manifest = {
  name: 'rum',
  slots: [{ at: 'overlay', load: () => import('./Rum.tsx') }],
};
