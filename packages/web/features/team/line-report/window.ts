import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'TeamReport',
      group: 'Team',
      title: { zh: '团队报表', en: 'Team report' },
      access: 'agent',
      order: 3,
      load: () => import('./ReportTab.tsx'),
    },
  ],
};
