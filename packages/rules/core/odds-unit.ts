/** Odds are integers in ten-thousandths, stake included: 19600 pays 1.96 times the stake. */
export const ODDS_UNIT = 10_000n;

/** Odds that can be written everywhere: a JSON number of that size still tells ten-thousandths apart. */
export const HIGHEST_ODDS = 2n ** 43n;
