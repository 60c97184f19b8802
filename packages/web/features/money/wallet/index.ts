import type { Manifest } from '../../../frame/manifest.ts';
import { WalletChip } from './WalletChip.tsx';

export const wallet: Manifest = {
  name: 'wallet',
  slots: [
    { at: 'bar', component: WalletChip },
    { at: 'home', area: 'wallet', height: [280, 288], load: () => import('./HomeWallet.tsx') },
  ],
};
