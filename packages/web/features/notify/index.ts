import { betHub } from '@fairlot/wire/bet';
import { walletHttp } from '@fairlot/wire/wallet';
import type { Payload } from '@fairlot/wire/core';
import type { Manifest } from '../../frame/manifest.ts';
import { reaction, refetch } from '@fairlot/shell';
import { accountNow, setWallet } from '../../session/index.ts';
import { untilTurn } from '../lottery/index.ts';

type Award = Payload<typeof betHub.betAwardNotify>;

/** Tells of a prize where this tab is the one to do it; which one is settled before anybody waits for balls. */
async function ownAward(payload: Award, account: string) {
  const { isOwnAward, takeAward } = await import('./take-award.ts');
  return (await isOwnAward(payload, account)) ? takeAward : undefined;
}

/** Where the draw is being looked at its balls come first; the page holds the balance until its turn. */
async function tell(payload: Award): Promise<void> {
  const { GameId, SerialNumber } = payload;
  const account = accountNow();
  // Without its code a prize is not told; balance and records have it.
  const own = ownAward(payload, account).catch(() => undefined);
  const news = untilTurn(GameId, SerialNumber, 'news');
  await untilTurn(GameId, SerialNumber, 'balls');
  setWallet(payload.WalletAmount);
  // A bet placed meanwhile may have been answered first: the server has the last word.
  void refetch(walletHttp.getWalletAmount);
  const [take] = await Promise.all([own, news]);
  await take?.(payload, account);
}

export const notify: Manifest = {
  name: 'notify',
  slots: [{ at: 'overlay', load: () => import('./NotifyOver.tsx') }],
  reactions: [
    reaction(betHub.betAwardNotify, (payload) => void tell(payload)),
    reaction(betHub.betCorrectedNotify, async (payload, mark) =>
      (await import('./take-corrected.ts')).takeCorrected(payload, mark?.Seq),
    ),
  ],
};
