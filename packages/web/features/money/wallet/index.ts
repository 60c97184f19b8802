import type { Manifest } from '../../../frame/manifest.ts';
import { WalletChip } from './WalletChip.tsx';

export const wallet: Manifest = {
  name: 'wallet',
  slots: [
    { at: 'bar', component: WalletChip },
    { at: 'home', area: 'wallet', height: [236, 244], load: () => import('./HomeWallet.tsx') },
  ],
};
