import type { Manifest } from '../../frame/manifest.ts';

const title = { zh: '自我管理', en: 'Personal limits' };

export const limit: Manifest = {
  name: 'limit',
  tabs: [
    {
      id: 'PersonalLimits',
      group: 'MyAccount',
      title,
      access: 'player',
      load: () => import('./LimitsTab.tsx'),
    },
  ],
  slots: [{ at: 'overlay', load: () => import('./SessionOver.tsx') }],
  nav: [{ window: 'PersonalLimits', label: title, icon: 'shield', where: 'menu' }],
};
