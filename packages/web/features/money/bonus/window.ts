import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'BonusWallet',
      group: 'MyAccount',
      title: { zh: '红利钱包', en: 'Bonus wallet' },
      access: 'player',
      order: 3,
      load: () => import('./BonusTab.tsx'),
    },
  ],
};
