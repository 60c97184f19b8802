import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'RegisterLink',
      group: 'Team',
      title: { zh: '注册链接', en: 'Registration links' },
      access: 'agent',
      load: () => import('./LinksTab.tsx'),
    },
  ],
  // Agents alone have people below them (spec section 6).
  menu: [
    {
      window: 'RegisterLink',
      label: { zh: '团队', en: 'Team' },
      icon: 'me',
      access: 'agent',
      order: 8,
    },
  ],
};
