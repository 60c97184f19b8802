import { divFloor, mills, type Money } from '../core/money.ts';

/**
 * What a follower pays his leader: a part of the profit of a plan, and of nothing else. Rates are thousandths
 * of the profit; money is thousandths of a unit.
 */

/** 5 %, the most that a leader may ask for. */
export const MOST_RATE = 50;
/** Half a per cent. */
export const RATE_STEP = 5;

/** Whether a leader may ask for so many thousandths. */
export const isRate = (rate: number): boolean =>
  Number.isInteger(rate) && rate >= 0 && rate <= MOST_RATE && rate % RATE_STEP === 0;

/** What a leader may ask for, from nothing on. */
export const RATES: readonly number[] = Array.from(
  { length: MOST_RATE / RATE_STEP + 1 },
  (_, at) => at * RATE_STEP,
);

/** `2.5` of 25 thousandths. */
export const percentOf = (rate: number): number => rate / 10;

/** Where the running profit of a plan stands, and the highest that it ever stood; it begins with nothing. */
export type Mark = { readonly profit: bigint; readonly peak: bigint };
export const NO_MARK: Mark = { profit: 0n, peak: 0n };

/** The mark after some issues, each of which brought so much more than it cost. */
export const markAfter = (nets: readonly bigint[], from: Mark = NO_MARK): Mark =>
  nets.reduce<Mark>(({ profit, peak }, net) => {
    const now = profit + net;
    return { profit: now, peak: now > peak ? now : peak };
  }, from);

/** All that a plan owes its leader since it began; rounded down once, so that parts add up to it. */
export const commissionOf = (peak: bigint, rate: number): Money =>
  mills(divFloor(peak * BigInt(rate), 1000n));
