import type { Manifest } from '../../../frame/manifest.ts';

/** The combo board: several games side by side, bet on with one press (spec section 2). */
export const combo: Manifest = {
  name: 'combo',
  screens: [
    {
      path: '/ComboBet',
      access: 'player',
      frame: 'page',
      title: { zh: '组合投注', en: 'Combo bet' },
      // Not named a screen: what it needs is found on its own way, and not listed in the first files.
      load: () => import('./ComboBet.tsx'),
    },
  ],
};
