import type { Play } from '../play/play.ts';
import { FULL_PRIZE_GROUP, LOWEST_PRIZE_GROUP } from './prize-group.ts';
import { type Return, returnToPlayer } from './return-to-player.ts';

/** What is wrong with odds: a return above the stake, or below what the house promises. */
export type ReturnFault = 'RETURN_ABOVE' | 'RETURN_BELOW';

/** Ten-thousandths of the stake that come back, rounded down. */
export const returnParts = ({ over, under }: Return): number => Number((over * 10_000n) / under);

const isLess = (a: Return, b: Return): boolean => a.over * b.under < b.over * a.under;

/** What the lowest prize group gives back: the house promises no less of what it sets itself. */
const PROMISED: Return = { over: BigInt(LOWEST_PRIZE_GROUP), under: BigInt(FULL_PRIZE_GROUP) };
const WHOLE: Return = { over: 1n, under: 1n };

/** What an option gives back at least: what is promised, or what it began with where that is less. */
export const leastReturns = (play: Play, standard: readonly bigint[]): readonly Return[] =>
  returnToPlayer(play, standard).map((own) => (isLess(own, PROMISED) ? own : PROMISED));

/**
 * Why odds cannot be published; undefined where they can. No option may return more than is staked on
 * it, nor less than the lowest prize group does, nor, where the rules or a published list begin lower,
 * less than those. Odds in ten-thousandths, in the order of `Play.quotes`.
 * @param standard - What the play begins with in this game.
 */
export function returnFault(
  play: Play,
  odds: readonly bigint[],
  standard: readonly bigint[],
): ReturnFault | undefined {
  const least = leastReturns(play, standard);
  const returns = returnToPlayer(play, odds);
  if (returns.some((own) => isLess(WHOLE, own))) return 'RETURN_ABOVE';
  return returns.some((own, i) => isLess(own, least[i] ?? PROMISED)) ? 'RETURN_BELOW' : undefined;
}
