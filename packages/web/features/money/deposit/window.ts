import type { WindowManifest } from '../../../frame/manifest.ts';

const label = { zh: '充值', en: 'Deposit' };

export const window: WindowManifest = {
  tabs: [
    {
      id: 'Deposit',
      group: 'Banking',
      title: label,
      access: 'player',
      load: () => import('./DepositTab.tsx'),
    },
    {
      id: 'DepositRecord',
      group: 'Banking',
      title: { zh: '充值记录', en: 'Deposits' },
      access: 'player',
      order: 2,
      load: () => import('./RecordTab.tsx'),
    },
  ],
  menu: [{ window: 'Deposit', label, icon: 'wallet' }],
};
