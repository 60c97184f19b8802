import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { DepositSearch } from './filter.ts';

export { BALANCE, PLAYER } from './money-parts.ts';

/** Deposits, and the channels that they come by. */
export const deposit: Manifest = {
  name: 'deposit',
  pages: [
    filteredPage({
      path: '/Deposits',
      title: { zh: '充值', en: 'Deposits' },
      frame: 'bare',
      search: DepositSearch,
      nav: { group: 'today', order: 30, permissions: ['deposit.orders.read'] },
      load: () => import('./DepositPage.tsx'),
    }),
    {
      path: '/Channels',
      title: { zh: '充值通道', en: 'Ways to deposit' },
      frame: 'list',
      nav: { group: 'money', order: 40, permissions: ['deposit.channels.read'] },
      load: () => import('./channels/ChannelsPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.ts'),
};
