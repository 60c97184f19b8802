import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'AwardDetail',
      group: 'Helper',
      title: { zh: '奖金详情', en: 'Prizes' },
      access: 'player',
      order: 1,
      load: () => import('./AwardDetailTab.tsx'),
    },
  ],
  menu: [
    { window: 'AwardDetail', label: { zh: '奖金详情', en: 'Prizes' }, icon: 'help', order: 10 },
  ],
};
