import type { Manifest } from '../../../frame/manifest.ts';

export const report: Manifest = {
  name: 'report',
  window: () => import('./window.ts'),
  nav: [
    {
      window: 'BetRecord',
      label: { zh: '投注记录', en: 'Bet records' },
      icon: 'bill',
      where: 'top',
    },
    {
      window: 'BetRecord',
      label: { zh: '注单', en: 'Bets' },
      icon: 'bill',
      where: 'bottom',
      order: 2,
    },
  ],
};
