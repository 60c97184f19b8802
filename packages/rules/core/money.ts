import { invariant } from './invariant.ts';

/**
 * An amount of money in integer thousandths of a unit (spec section 9: precision 3).
 * Branded, so that TypeScript refuses to mix it with a plain `bigint` or a `number`.
 */
export type Money = bigint & { readonly __brand: 'Money' };

/** Marks a count of thousandths as money. */
export const mills = (thousandths: bigint | number): Money => BigInt(thousandths) as Money;

/** From 2^43 units on, neighbouring doubles are further apart than a thousandth. */
const TOO_LARGE = 2 ** 43;

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
 * decimals or is too large to be exact in a double. Goes through decimal text,
 * because a multiplication by 1000 is off by one near the limit.
 */
export function moneyFromNumber(value: number): Money | undefined {
  if (!(Math.abs(value) < TOO_LARGE)) return undefined;
  const text = value.toFixed(3);
  return Number(text) === value ? mills(BigInt(text.replace('.', ''))) : undefined;
}

/** Whether an amount is exact as a JSON number: less than 2^43 units on either side of zero. */
export const fitsNumber = (amount: Money): boolean => Math.abs(Number(amount)) < TOO_LARGE * 1000;

/** The JSON number of an amount; exact for every amount a wallet can hold. */
export function moneyToNumber(amount: Money): number {
  invariant(fitsNumber(amount), 'amount fits a JSON number');
  return Number(amount) / 1000;
}
