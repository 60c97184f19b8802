import { divFloor, mills, type Money } from '../core/money.ts';
import { FULL_PRIZE_GROUP } from './prize-group.ts';

/**
 * What a player gets back of a stake that he bets below his own prize group: (own - used) / 2000 of it,
 * rounded down to thousandths (plays.md section 7.2).
 */
export const rebateOf = (stake: Money, own: number, used: number): Money =>
  mills(divFloor(stake * BigInt(own - used), BigInt(FULL_PRIZE_GROUP)));

/**
 * What each ancestor is owed of a stake, in two-thousandths of a thousandth, so that nothing is rounded before
 * the bets of an issue are added up: what his group is above that of the next below him. `groups` are those
 * of the chain from the top to the parent, with that of the player at the end.
 */
export const rebatesOfChain = (stake: Money, groups: readonly number[]): readonly bigint[] =>
  groups.slice(0, -1).map((group, at) => stake * BigInt(group - (groups[at + 1] ?? group)));
