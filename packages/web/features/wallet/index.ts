import type { Manifest } from '../../shell/manifest.ts';
import { WalletChip } from './WalletChip.tsx';

export const wallet: Manifest = {
  name: 'wallet',
  slots: [{ at: 'bar', component: WalletChip }],
};
