import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'Player',
      group: 'Team',
      title: { zh: '成员', en: 'Members' },
      access: 'agent',
      order: 1,
      load: () => import('./PlayerTab.tsx'),
    },
  ],
};
