import { filled, formatMoney, showToast } from '@fairlot/ui';
import type { betHub } from '@fairlot/wire/play/bet';
import type { Payload } from '@fairlot/wire/core';
import { accountNow } from '../../../session/index.ts';
import { notifyOnce } from '../../messaging/single-tab/index.ts';
import { wantsAlert } from '../../play/alert/index.ts';
import { receive } from './prize-queue.ts';
import { isHiddenToday, prizes } from './prizes.ts';
import { NOTIFY } from './text.ts';

type Award = Payload<typeof betHub.betAwardNotify>;

/** Tells of it once `news` may be told, where this tab is the one to do it: every tab hears. */
export const tellAward = (payload: Award, account: string, news: Promise<void>): Promise<void> =>
  notifyOnce(account, `prize ${payload.GameId} ${payload.SerialNumber}`, async () => {
    await news;
    await takeAward(payload, account);
  });

/**
 * A settled issue of this player: a card, a quiet line, or nothing where he hides them for today or wants
 * to hear of no prizes at all. Nothing either where he signed out meanwhile: `account` is his, empty while
 * nobody is known.
 */
export async function takeAward(payload: Award, account: string): Promise<void> {
  const { GameId, SerialNumber, LotteryName, Prize, Stake } = payload;
  const win = {
    gameId: GameId,
    serial: SerialNumber,
    name: LotteryName,
    prize: Prize,
    stake: Stake,
  };
  const isHidden = !(await wantsAlert('IsWinningEnabled')) || isHiddenToday();
  if (account !== '' && accountNow() !== account) return;
  const { queue, reception } = receive(prizes.get(), win, isHidden);
  prizes.set(queue);
  if (reception !== 'quiet') return;
  showToast({ kind: 'done', text: filled(NOTIFY.quiet, formatMoney(Prize), formatMoney(Stake)) });
}
