import { betHub } from '@fairlot/wire/bet';
import { walletHttp } from '@fairlot/wire/wallet';
import { refetch, setWallet } from '../../session/index.ts';
import { reaction, type Manifest } from '../../shell/manifest.ts';

export const notify: Manifest = {
  name: 'notify',
  slots: [{ at: 'overlay', load: () => import('./PrizePopup.tsx') }],
  reactions: [
    reaction(betHub.betAwardNotify, (payload) => {
      setWallet(payload.WalletAmount);
      // A bet placed meanwhile may have been answered first: the server has the last word.
      void refetch(walletHttp.getWalletAmount);
      void import('./take-award.ts').then(({ takeAward }) => takeAward(payload));
    }),
  ],
};
