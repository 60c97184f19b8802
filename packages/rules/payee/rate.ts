import { divFloor, mills, type Money } from '../core/money.ts';

/** Hundredths of a per cent in a whole. */
const WHOLE = 10_000n;

/** What one USDT is worth when it comes in: the middle less the spread, cut off at the thousandth (product 5.7). */
export const rateIn = (mid: Money, spread: number): Money =>
  mills(divFloor(mid * (WHOLE - BigInt(spread)), WHOLE));

/** What one USDT costs when it goes out: the middle and the spread on top, the next thousandth up (product 5.7). */
export const rateOut = (mid: Money, spread: number): Money =>
  mills(-divFloor(-(mid * (WHOLE + BigInt(spread))), WHOLE));

/** The middle one; of an even number the lower half of the two in the middle, cut off. Undefined of none. */
export function medianOf(values: readonly Money[]): Money | undefined {
  const sorted = values.toSorted((a, b) => Number(a - b));
  const [low, high] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return low === undefined || high === undefined ? undefined : mills((low + high) / 2n);
}

/** Whether a rate moved by so many hundredths of a per cent at most. */
export const isNear = (before: Money, after: Money, bound: number): boolean => {
  const moved = after > before ? after - before : before - after;
  return moved * WHOLE <= before * BigInt(bound);
};

/** A price as a source writes it, in thousandths, cut off; undefined where it is none or not between 0.001 and a million. */
export function readPrice(given: unknown): Money | undefined {
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text !== 'string') return undefined;
  const [, whole = '', rest = ''] = /^(\d{1,6})(?:\.(\d{1,18}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const price = mills(BigInt(whole + rest.slice(0, 3).padEnd(3, '0')));
  return price > 0n ? price : undefined;
}
