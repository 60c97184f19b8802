import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'TeamDeposit',
      group: 'Team',
      title: { zh: '代充', en: 'Member deposits' },
      access: 'agent',
      order: 5,
      load: () => import('./RequestsTab.tsx'),
    },
  ],
};
