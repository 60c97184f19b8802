import type { Manifest } from '../../../registry/manifest.ts';

/** Rate of USDT. */
export const exchangeRate: Manifest = {
  name: 'exchange-rate',
  pages: [
    {
      path: '/Rates',
      title: { zh: 'USDT 汇率', en: 'USDT rate' },
      frame: 'list',
      nav: { group: 'money', order: 80, permissions: ['rate.usdt.read'] },
      load: () => import('./RatePage.tsx'),
    },
  ],
  proposals: () => import('./proposals.ts'),
};
