import { divFloor, mills, ZERO, type Money } from '@fairlot/rules/core/money';
import { officialOdds, ODDS_UNIT } from '@fairlot/rules/odds/index';
import type { Play } from '@fairlot/rules/play/play';

/** Prize of one note at a stake, per tier. */
export const tierPrizes = (play: Play, prizeGroup: number, noteStake: Money): readonly Money[] =>
  officialOdds(play, prizeGroup).map((odds) => mills(divFloor(noteStake * odds, ODDS_UNIT)));

/** The best prize of one note. */
export const bestPrize = (prizes: readonly Money[]): Money =>
  prizes.reduce((best, prize) => (prize > best ? prize : best), ZERO);
