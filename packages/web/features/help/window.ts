import type { WindowManifest } from '../../frame/manifest.ts';

const window: WindowManifest = {
  tabs: [
    {
      id: 'Help',
      group: 'Helper',
      title: { zh: '帮助中心', en: 'Help' },
      access: 'player',
      load: () => import('./HelpTab.tsx'),
    },
  ],
  menu: [{ window: 'Help', label: { zh: '帮助中心', en: 'Help' }, icon: 'help' }],
};
export default window;
