import type { Manifest } from '../../../registry/manifest.ts';

/** Deposits by USDT: nodes, addresses, transfers. */
export const cryptoDeposit: Manifest = {
  name: 'crypto-deposit',
  pages: [
    {
      path: '/Chains',
      title: { zh: 'USDT 收款', en: 'USDT deposits' },
      frame: 'list',
      nav: { group: 'money', order: 90, permissions: ['chain.nodes.read'] },
      load: () => import('./ChainPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.ts'),
};
