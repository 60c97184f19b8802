// The queue as the client keeps it, and what the player decided about it.
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { createStore, keptStore, serverNow } from '@fairlot/shell';
import { EMPTY_QUEUE, closeAll, closeCard, type PrizeQueue } from './prize-queue.ts';

export const prizes = createStore<PrizeQueue>(EMPTY_QUEUE);

/** The day of the site on which no prizes are shown (spec section 9: per calendar day). */
const hiddenDay = keptStore('hideAwardNotify', '', { clearedAtLogout: true });

export const isHiddenOn = (day: string, nowMs: number): boolean => day === siteDayOf(nowMs);
export const isHiddenToday = (): boolean => isHiddenOn(hiddenDay.get(), serverNow());

export const close = (): void => prizes.set(closeCard);

export function hideToday(): void {
  hiddenDay.set(siteDayOf(serverNow()));
  prizes.set(closeAll);
}

export const showAgain = (): void => hiddenDay.set('');

/** The wins of whoever signed out are nobody else's business. */
export const forgetPrizes = (): void => prizes.set(EMPTY_QUEUE);
