import { formatMoney, showToast, wordsIn } from '@fairlot/ui';
import type { betHub } from '@fairlot/wire/bet';
import type { Payload } from '@fairlot/wire/core';
import { language } from '@fairlot/shell';
import { receive } from './prize-queue.ts';
import { isHiddenToday, prizes } from './prizes.ts';
import { NOTIFY } from './text.ts';

/** A settled issue of this player: a card, a quiet line, or nothing. */
export function takeAward(payload: Payload<typeof betHub.betAwardNotify>): void {
  const { GameId, SerialNumber, LotteryName, Prize, Stake } = payload;
  const win = {
    gameId: GameId,
    serial: SerialNumber,
    name: LotteryName,
    prize: Prize,
    stake: Stake,
  };
  const { queue, reception } = receive(prizes.get(), win, isHiddenToday());
  prizes.set(queue);
  if (reception !== 'quiet') return;
  const words = wordsIn(NOTIFY, language.get());
  showToast({ kind: 'done', text: words.quiet(formatMoney(Prize), formatMoney(Stake)) });
}
