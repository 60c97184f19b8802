import type { Manifest } from '../../../frame/manifest.ts';

/** Deletion of direct members (product 4.8). */
export const removal: Manifest = {
  name: 'removal',
  window: () => import('./window.ts'),
  slots: [{ at: 'overlay', load: () => import('./DeleteOver.tsx') }],
};
