import type { Draw } from '../play.ts';

/** The last digit: 0 to 15. */
export const lastOf = (draw: Draw): number => draw[63]!;

/** 庄 and 闲: two digits each, the one between them is left out (plays.md section 3.9). */
export const BANKER = [59, 60];
export const PLAYER = [62, 63];

/** Points of digits: letters count nothing, of the sum the unit counts. */
export const pointsAt = (draw: Draw, at: readonly number[]): number =>
  at.reduce((sum, position) => sum + (draw[position]! < 10 ? draw[position]! : 0), 0) % 10;

/** The points of the banker above those of the player; 0 for a tie. */
export const bankerLead = (draw: Draw): number => pointsAt(draw, BANKER) - pointsAt(draw, PLAYER);

/** 牛牛: three characters each, the one between them counts for both (plays.md section 3.9). */
export const BULL_BANKER = [59, 60, 61];
export const BULL_PLAYER = [61, 62, 63];

/** Points of a bull: letters count 10, of the sum the unit counts, 0 as 10. */
export function bullPointsAt(draw: Draw, at: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < at.length; i++) sum += Math.min(draw[at[i]!]!, 10);
  return sum % 10 || 10;
}

/** The bull of the banker above that of the player; 0 for equal ones. */
export const bullLead = (draw: Draw): number =>
  bullPointsAt(draw, BULL_BANKER) - bullPointsAt(draw, BULL_PLAYER);

/**
 * The last decimal digits of a hash, letters skipped, added up. Where it has not as many, which of
 * 10^21 hashes not one does, the missing ones are 0.
 */
export const decimalSum =
  (count: number) =>
  (draw: Draw): number => {
    let sum = 0;
    let left = count;
    for (let at = draw.length - 1; at >= 0 && left > 0; at--) {
      if (draw[at]! > 9) continue;
      sum += draw[at]!;
      left--;
    }
    return sum;
  };

/** The last decimal digit. */
export const lastDecimal = decimalSum(1);

/** How many of the last two characters are letters. */
export const lettersAtEnd = (draw: Draw): number =>
  PLAYER.reduce((letters, position) => letters + (draw[position]! > 9 ? 1 : 0), 0);
