export { HIGHEST_ODDS, ODDS_UNIT } from '../core/odds-unit.ts';

/** The value of a prize group without margin (plays.md section 7.2). */
export const FULL_PRIZE_GROUP = 2000;

/** Lowest prize group a bet may use. */
export const LOWEST_PRIZE_GROUP = 1800;

/** Prize groups are even numbers from 1800 to 2000 (plays.md section 7.2). */
export const isPrizeGroup = (group: number): boolean =>
  Number.isInteger(group) &&
  group % 2 === 0 &&
  group >= LOWEST_PRIZE_GROUP &&
  group <= FULL_PRIZE_GROUP;
