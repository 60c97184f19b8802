import { betHub } from '@fairlot/wire/play/bet';
import { walletHttp } from '@fairlot/wire/money/wallet';
import type { Payload } from '@fairlot/wire/core';
import type { Manifest } from '../../../frame/manifest.ts';
import { reaction, refetch } from '@fairlot/shell';
import { accountNow, setWallet } from '../../../session/index.ts';
import { untilTurn } from '../../play/lottery/issue/index.ts';

type Award = Payload<typeof betHub.betAwardNotify>;

/** Where the draw is being looked at its balls come first; the page holds the balance until its turn. */
async function tell(payload: Award): Promise<void> {
  const { GameId, SerialNumber } = payload;
  const account = accountNow();
  const news = untilTurn(GameId, SerialNumber, 'news');
  // Which tab tells it is settled before any waits for balls. Without its code a prize is not told; balance and records have it.
  void import('./take-award.ts').then((m) => m.tellAward(payload, account, news)).catch(() => {});
  await untilTurn(GameId, SerialNumber, 'balls');
  setWallet(payload.WalletAmount);
  // A bet placed meanwhile may have been answered first: the server has the last word.
  void refetch(walletHttp.getWalletAmount);
}

export const liveNotice: Manifest = {
  name: 'live-notice',
  slots: [{ at: 'overlay', order: 1, load: () => import('./NotifyOver.tsx') }],
  reactions: [
    reaction(betHub.betAwardNotify, (payload) => void tell(payload)),
    reaction(betHub.betCorrectedNotify, async (payload, mark) =>
      (await import('./take-corrected.ts')).takeCorrected(payload, mark?.Seq),
    ),
  ],
};
