import type { WindowManifest } from '../../../frame/manifest.ts';

const title = { zh: '自我管理', en: 'Personal limits' };

export const window: WindowManifest = {
  tabs: [
    {
      id: 'PersonalLimits',
      group: 'MyAccount',
      title,
      access: 'player',
      order: 4,
      load: () => import('./LimitsTab.tsx'),
    },
  ],
  menu: [{ window: 'PersonalLimits', label: title, icon: 'shield', order: 7 }],
};
