import type { Manifest } from '../../../frame/manifest.ts';

/** The draws of the next ten minutes on the home page. */
export const timeline: Manifest = {
  name: 'timeline',
  slots: [
    {
      at: 'home',
      area: 'lead',
      order: 1,
      height: [196, 136],
      load: () => import('./Timeline.tsx'),
    },
  ],
};
