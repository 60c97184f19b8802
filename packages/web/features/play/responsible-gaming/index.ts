import type { Manifest } from '../../../frame/manifest.ts';

export const responsibleGaming: Manifest = {
  name: 'responsible-gaming',
  window: () => import('./window.ts'),
  slots: [{ at: 'overlay', load: () => import('./SessionOver.tsx') }],
};
