/** The value of a prize group without margin (plays.md section 7.2). */
export const FULL_PRIZE_GROUP = 2000;

/** Lowest prize group a bet may use. */
export const LOWEST_PRIZE_GROUP = 1800;

/** Odds are integers in ten-thousandths, stake included: 19600 pays 1.96 times the stake. */
export const ODDS_UNIT = 10_000n;

/** Odds that can be written everywhere: a JSON number of that size still tells ten-thousandths apart. */
export const HIGHEST_ODDS = 2n ** 43n;

/** Prize groups are even numbers from 1800 to 2000 (plays.md section 7.2). */
export const isPrizeGroup = (group: number): boolean =>
  Number.isInteger(group) &&
  group % 2 === 0 &&
  group >= LOWEST_PRIZE_GROUP &&
  group <= FULL_PRIZE_GROUP;
