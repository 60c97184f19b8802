import { walletHttp } from '@fairlot/wire/money/wallet';
import { transferHub } from '@fairlot/wire/team/transfer';
import { reaction, refetch } from '@fairlot/shell';
import type { Manifest } from '../../../frame/manifest.ts';

/** Money that a player hands down to the own line. */
export const transfer: Manifest = {
  name: 'transfer',
  window: () => import('./window.ts'),
  reactions: [reaction(transferHub.transferNotify, () => void refetch(walletHttp.getWalletAmount))],
};
