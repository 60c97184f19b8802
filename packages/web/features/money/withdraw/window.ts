import type { WindowManifest } from '../../../frame/manifest.ts';

const label = { zh: '提款', en: 'Withdraw' };

export const window: WindowManifest = {
  tabs: [
    {
      id: 'WithdrawRequest',
      group: 'Banking',
      title: label,
      access: 'player',
      order: 1,
      load: () => import('./RequestTab.tsx'),
    },
    {
      id: 'WithdrawRecord',
      group: 'Banking',
      title: { zh: '提款记录', en: 'Withdrawals' },
      access: 'player',
      order: 3,
      load: () => import('./RecordTab.tsx'),
    },
  ],
  menu: [{ window: 'WithdrawRequest', label, icon: 'wallet', order: 1 }],
};
