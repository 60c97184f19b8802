import type { Draw } from '../play.ts';

/** The value of a draw without a bull. */
export const NO_BULL = 0;

/**
 * 斗牛: when some three of the five digits add up to 0, 10 or 20, the bull is the sum of the other two
 * mod 10, and 10 (牛牛) for 0; else there is none (plays.md section 3.1). If any three leave a
 * remainder of 0, then the other two have the remainder of the whole sum.
 */
export function bullOf(draw: Draw): number {
  let sum = 0;
  for (let i = 0; i < 5; i++) sum += draw[i]!;
  const rest = sum % 10;
  for (let i = 0; i < 4; i++) {
    for (let j = i + 1; j < 5; j++) {
      if ((draw[i]! + draw[j]!) % 10 === rest) return rest === 0 ? 10 : rest;
    }
  }
  return NO_BULL;
}
