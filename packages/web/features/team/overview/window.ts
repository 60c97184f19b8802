import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'TeamOverview',
      group: 'Team',
      title: { zh: '团队总览', en: 'Team overview' },
      access: 'agent',
      load: () => import('./OverviewTab.tsx'),
    },
  ],
  // Agents alone have people below them (spec section 6).
  menu: [
    {
      window: 'TeamOverview',
      label: { zh: '团队', en: 'Team' },
      icon: 'me',
      access: 'agent',
      order: 8,
    },
  ],
};
