import type { Manifest } from '../../../frame/manifest.ts';

/** Where a player is paid: bank cards, addresses of USDT, e-wallets. */
export const payoutAccount: Manifest = {
  name: 'payout-account',
  window: () => import('./window.ts'),
};
