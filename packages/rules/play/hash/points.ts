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
