import type { Manifest } from '../../../frame/manifest.ts';

export const bet: Manifest = {
  name: 'bet',
  slots: [{ at: 'overlay', load: () => import('./keys/GoKeys.tsx') }],
  nav: [
    {
      to: '/DrawHistory',
      label: { zh: '开奖', en: 'Draws' },
      icon: 'list',
      where: 'bottom',
      order: 1,
    },
  ],
  screens: [
    {
      path: '/DrawHistory',
      access: 'public',
      frame: 'page',
      title: { zh: '开奖历史', en: 'Draw history' },
      load: () => import('./LastDrawsScreen.tsx'),
    },
    {
      path: '/DrawHistory/$id',
      access: 'public',
      frame: 'fixed',
      title: { zh: '开奖历史', en: 'Draw history' },
      load: () => import('./HistoryScreen.tsx'),
    },
    {
      path: '/Bet/$id',
      access: 'player',
      frame: 'fixed',
      hasOwnBar: true,
      skip: { to: 'pad', label: { zh: '跳到投注区', en: 'Skip to the board' } },
      title: { zh: '投注', en: 'Betting' },
      load: () => import('./BetScreen.tsx'),
    },
  ],
};
