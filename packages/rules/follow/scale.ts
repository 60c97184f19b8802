import { divFloor, mills, type Money } from '../core/money.ts';

/** How much of what a leader bets a plan bets: numbers of product 6.8. */
export const FollowMode = {
  /** So much a cart, in thousandths, however much the leader stakes. */
  FIXED: 1,
  /** So many times what the leader stakes. */
  MULTIPLE: 2,
  /** So many per cent of what the leader stakes. */
  RATIO: 3,
} as const;

/** The most that a plan may say in each mode; a fixed sum is bound by its cap. */
export const MOST_TIMES = 100;
export const MOST_PERCENT = 100;

/** One bet of a cart as it can be scaled: stakes are whole steps, and at least `least`. */
export type Line = {
  readonly stake: bigint;
  /** Thousandths; above zero. */
  readonly step: bigint;
  readonly least: bigint;
};

export type Scale = {
  readonly mode: number;
  readonly value: bigint;
  /** The most that one cart may cost; thousandths. */
  readonly cap: bigint;
};

type Part = readonly [above: bigint, below: bigint];

function partOf({ mode, value }: Scale, total: bigint): Part {
  if (mode === FollowMode.FIXED) return [value, total];
  return mode === FollowMode.MULTIPLE ? [value, 1n] : [value, 100n];
}

/**
 * What each bet of a cart costs whoever follows it: his part of the leader's stake, rounded down to what the
 * play takes, and never less than the smallest stake that it takes. Above the cap of a cart, the part is made
 * smaller until it fits; undefined where even the smallest stakes do not.
 */
export function scaleLines(lines: readonly Line[], scale: Scale): readonly Money[] | undefined {
  const total = lines.reduce((sum, { stake }) => sum + stake, 0n);
  const wanted = stakesAt(lines, partOf(scale, total));
  if (sumOf(wanted) <= scale.cap) return wanted;
  const capped = stakesAt(lines, [scale.cap, total]);
  if (sumOf(capped) <= scale.cap) return capped;
  // What small bets are rounded up to is taken from the others.
  const least = stakesAt(lines, [0n, 1n]);
  const room = scale.cap - sumOf(least);
  if (room < 0n) return undefined;
  const over = wanted.reduce((sum, stake, at) => sum + stake - least[at]!, 0n);
  return lines.map(({ step }, at) => {
    const more = divFloor((wanted[at]! - least[at]!) * room, over);
    return mills(least[at]! + divFloor(more, step) * step);
  });
}

const sumOf = (stakes: readonly bigint[]): bigint => stakes.reduce((sum, each) => sum + each, 0n);

const stakesAt = (lines: readonly Line[], [above, below]: Part): Money[] =>
  lines.map(({ stake, step, least }) => {
    const part = divFloor(divFloor(stake * above, below), step) * step;
    const lowest = divFloor(least + step - 1n, step) * step;
    return mills(part > lowest ? part : lowest > 0n ? lowest : step);
  });
