import type { Manifest } from '../../frame/manifest.ts';

export const award: Manifest = {
  name: 'award',
  tabs: [
    {
      id: 'AwardDetail',
      group: 'Helper',
      title: { zh: '奖金详情', en: 'Prizes' },
      access: 'player',
      load: () => import('./AwardDetailTab.tsx'),
    },
  ],
  nav: [
    {
      window: 'AwardDetail',
      label: { zh: '奖金详情', en: 'Prizes' },
      icon: 'help',
      where: 'menu',
    },
  ],
};
