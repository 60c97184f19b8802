import type { WindowManifest } from '../../../frame/manifest.ts';

const title = { zh: '帮助中心', en: 'Help' };

export const window: WindowManifest = {
  tabs: [
    {
      id: 'Help',
      group: 'Helper',
      title,
      access: 'player',
      load: () => import('./HelpTab.tsx'),
    },
  ],
  menu: [{ window: 'Help', label: title, icon: 'help', order: 9 }],
};
