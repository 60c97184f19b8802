import type { Manifest } from '../../frame/manifest.ts';

export const bet: Manifest = {
  name: 'bet',
  screens: [
    {
      path: '/Bet/$id',
      access: 'player',
      frame: 'fixed',
      title: { zh: '投注', en: 'Betting' },
      load: () => import('./BetScreen.tsx'),
    },
  ],
};
