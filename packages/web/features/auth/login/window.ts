import type { WindowManifest } from '../../../frame/manifest.ts';

const logins = { zh: '登录与设备', en: 'Sign-ins and devices' };

export const window: WindowManifest = {
  tabs: [
    {
      id: 'Logins',
      group: 'MyAccount',
      title: logins,
      access: 'player',
      order: 5,
      load: () => import('./logins/LoginsTab.tsx'),
    },
    {
      id: 'ScanLogin',
      group: 'MyAccount',
      title: { zh: '扫码登录', en: 'Scan to sign in' },
      access: 'player',
      order: 7,
      load: () => import('./scan/ScanTab.tsx'),
    },
  ],
  menu: [{ window: 'Logins', label: logins, icon: 'lock', order: 11 }],
};
