import { invariant } from './invariant.ts';

/**
 * An amount of money in integer thousandths of a unit (spec section 9: precision 3).
 * Branded, so that TypeScript refuses to mix it with a plain `bigint` or a `number`.
 */
export type Money = bigint & { readonly __brand: 'Money' };

/** Marks a count of thousandths as money. */
export const mills = (thousandths: bigint | number): Money => BigInt(thousandths) as Money;

export const ZERO = mills(0);

export const addMoney = (a: Money, b: Money): Money => (a + b) as Money;
export const subtractMoney = (a: Money, b: Money): Money => (a - b) as Money;
export const timesMoney = (a: Money, times: bigint | number): Money => (a * BigInt(times)) as Money;
export const sumMoney = (amounts: Iterable<Money>): Money => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total as Money;
};

/** Integer division towards minus infinity. Prizes round down (plays.md section 0). */
export function divFloor(dividend: bigint, divisor: bigint): bigint {
  invariant(divisor > 0n, 'division by a positive number');
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/** Integer division, halves away from zero. */
export function divHalfUp(dividend: bigint, divisor: bigint): bigint {
  invariant(divisor > 0n, 'division by a positive number');
  const half = divisor / 2n;
  return dividend >= 0n ? (dividend + half) / divisor : -((-dividend + half) / divisor);
}

/**
 * Reads a JSON number with at most three decimals as thousandths; undefined when it has more
 * decimals or is not exact in a double (9.007e12 thousandths, look.md section 2).
 */
export function moneyFromNumber(value: number): Money | undefined {
  const scaled = Math.round(value * 1000);
  if (!Number.isSafeInteger(scaled) || scaled / 1000 !== value) return undefined;
  return mills(scaled);
}

/** The JSON number of an amount; exact for every amount a wallet can hold. */
export function moneyToNumber(amount: Money): number {
  const value = Number(amount);
  invariant(Number.isSafeInteger(value), 'amount fits a JSON number');
  return value / 1000;
}
