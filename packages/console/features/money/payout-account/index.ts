import type { Manifest } from '../../../registry/manifest.ts';

export { PlayerPayees } from './PlayerPayees.tsx';

/** Banks, and accounts that players are paid to. */
export const payoutAccount: Manifest = {
  name: 'payout-account',
  pages: [
    {
      path: '/Banks',
      title: { zh: '银行与收款', en: 'Banks' },
      frame: 'list',
      nav: { group: 'money', order: 70, permissions: ['payee.banks.read'] },
      load: () => import('./BanksPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.ts'),
};
