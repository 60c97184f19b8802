import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'RegisterLink',
      group: 'Team',
      title: { zh: '注册链接', en: 'Registration links' },
      access: 'agent',
      order: 2,
      load: () => import('./LinksTab.tsx'),
    },
  ],
};
