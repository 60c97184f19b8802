import type { Manifest } from '../../../registry/manifest.ts';

/** Settings of deposits and withdrawals. */
export const moneySettings: Manifest = {
  name: 'money-settings',
  pages: [
    {
      path: '/Money',
      title: { zh: '资金设置', en: 'Money settings' },
      frame: 'list',
      nav: { group: 'money', order: 50, permissions: ['money.settings.read'] },
      load: () => import('./MoneyPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.ts'),
};
