import type { WindowManifest } from '../../../frame/manifest.ts';

const label = { zh: '提款', en: 'Withdraw' };

export const window: WindowManifest = {
  tabs: [
    {
      id: 'WithdrawRequest',
      group: 'Banking',
      title: label,
      access: 'player',
      load: () => import('./RequestTab.tsx'),
    },
    {
      id: 'WithdrawRecord',
      group: 'Banking',
      title: { zh: '提款记录', en: 'Withdrawals' },
      access: 'player',
      load: () => import('./RecordTab.tsx'),
    },
  ],
  menu: [{ window: 'WithdrawRequest', label, icon: 'wallet' }],
};
