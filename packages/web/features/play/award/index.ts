import type { Manifest } from '../../../frame/manifest.ts';

export const award: Manifest = {
  name: 'award',
  window: () => import('./window.ts'),
  slots: [
    {
      at: 'home',
      area: 'news',
      order: 1,
      height: [168, 168],
      load: () => import('./HomePrize.tsx'),
    },
  ],
};
