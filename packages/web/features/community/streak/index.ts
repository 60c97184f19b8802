import type { Manifest } from '../../../frame/manifest.ts';

/** Long dragons (长龙): sides that came several times in a row, over all games. */
export const streak: Manifest = {
  name: 'streak',
  screens: [
    {
      path: '/LongDragon',
      access: 'player',
      frame: 'page',
      title: { zh: '长龙', en: 'Long dragons' },
      load: () => import('./StreakScreen.tsx'),
    },
  ],
};
