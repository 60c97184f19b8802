import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'BonusWallet',
      group: 'MyAccount',
      title: { zh: '红利钱包', en: 'Bonus wallet' },
      access: 'player',
      load: () => import('./BonusTab.tsx'),
    },
  ],
};
