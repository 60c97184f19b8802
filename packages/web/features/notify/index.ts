import { betHub } from '@fairlot/wire/bet';
import { walletHttp } from '@fairlot/wire/wallet';
import type { Payload } from '@fairlot/wire/core';
import type { Manifest } from '../../frame/manifest.ts';
import { reaction, refetch } from '@fairlot/shell';
import { accountNow, setWallet } from '../../session/index.ts';
import { untilTurn } from '../lottery/index.ts';

/** Where the draw is being looked at its balls come first; the page holds the balance until its turn. */
async function tell(payload: Payload<typeof betHub.betAwardNotify>): Promise<void> {
  const { GameId, SerialNumber } = payload;
  const account = accountNow();
  const news = untilTurn(GameId, SerialNumber, 'news');
  await untilTurn(GameId, SerialNumber, 'balls');
  setWallet(payload.WalletAmount);
  // A bet placed meanwhile may have been answered first: the server has the last word.
  void refetch(walletHttp.getWalletAmount);
  const [{ takeAward }] = await Promise.all([import('./take-award.ts'), news]);
  await takeAward(payload, account);
}

export const notify: Manifest = {
  name: 'notify',
  slots: [{ at: 'overlay', load: () => import('./NotifyOver.tsx') }],
  reactions: [
    reaction(betHub.betAwardNotify, (payload) => void tell(payload)),
    reaction(betHub.betCorrectedNotify, async (payload) =>
      (await import('./take-corrected.ts')).takeCorrected(payload),
    ),
  ],
};
