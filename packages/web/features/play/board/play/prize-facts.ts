import { divFloor, mills, ZERO, type Money } from '@fairlot/rules/core/money';
import { ODDS_UNIT } from '@fairlot/rules/odds/index';

/** Prize of one note at a stake, per tier. */
export const tierPrizes = (odds: readonly bigint[], noteStake: Money): readonly Money[] =>
  odds.map((each) => mills(divFloor(noteStake * each, ODDS_UNIT)));

/** The best prize of one note. */
export const bestPrize = (prizes: readonly Money[]): Money =>
  prizes.reduce((best, prize) => (prize > best ? prize : best), ZERO);
