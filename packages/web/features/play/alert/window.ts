import type { WindowManifest } from '../../../frame/manifest.ts';

const title = { zh: '提醒与声音', en: 'Alerts and sound' };

export const window: WindowManifest = {
  tabs: [
    {
      id: 'Alerts',
      group: 'MyAccount',
      title,
      access: 'player',
      order: 6,
      load: () => import('./AlertsTab.tsx'),
    },
  ],
  menu: [{ window: 'Alerts', label: title, icon: 'bell', order: 12 }],
};
