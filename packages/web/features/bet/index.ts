import type { Manifest } from '../../frame/manifest.ts';

export { untilTurn } from './issue/moment.ts';

export const bet: Manifest = {
  name: 'bet',
  slots: [{ at: 'overlay', load: () => import('./slip/PendingBets.tsx') }],
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
