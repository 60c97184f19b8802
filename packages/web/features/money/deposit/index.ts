import type { Manifest } from '../../../frame/manifest.ts';

/** Money in: how a player pays, and what becomes of it. */
export const deposit: Manifest = {
  name: 'deposit',
  window: () => import('./window.ts'),
  screens: [
    {
      path: '/DepositQrcode',
      access: 'player',
      frame: 'bare',
      title: { zh: '充值支付', en: 'Pay a deposit' },
      load: () => import('./QrcodeScreen.tsx'),
    },
  ],
};
