import type { Manifest } from '../../../frame/manifest.ts';

export const award: Manifest = {
  name: 'award',
  window: () => import('./window.ts'),
};
