import type { Screen } from '../../frame/manifest.ts';

/** Where an order is paid, as a page of its own (spec section 2). */
const screens: readonly Screen[] = [
  {
    path: '/DepositQrcode',
    access: 'player',
    frame: 'bare',
    title: { zh: '充值支付', en: 'Pay a deposit' },
    load: () => import('./QrcodeScreen.tsx'),
  },
];
export default screens;
