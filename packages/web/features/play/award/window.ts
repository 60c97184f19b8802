import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'AwardDetail',
      group: 'Helper',
      title: { zh: '奖金详情', en: 'Prizes' },
      access: 'player',
      load: () => import('./AwardDetailTab.tsx'),
    },
    // It is declared here: a manifest of its own would be in the first view of every page.
    {
      id: 'Help',
      group: 'Helper',
      title: { zh: '帮助中心', en: 'Help' },
      access: 'player',
      load: () => import('../../content/help/index.ts'),
    },
  ],
  menu: [
    { window: 'AwardDetail', label: { zh: '奖金详情', en: 'Prizes' }, icon: 'help' },
    { window: 'Help', label: { zh: '帮助中心', en: 'Help' }, icon: 'help' },
  ],
};
