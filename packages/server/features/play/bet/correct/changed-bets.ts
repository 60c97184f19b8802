import { ZERO } from '@fairlot/rules/core/money';
import type { Ended } from './store-correct.ts';
import { playOfBet } from '../settle/judge.ts';
import { keyOf, type Win, type Winning, winsOf } from '../settle/winners.ts';

/** A bet that ends otherwise by another number: how it ended, and how it ends. */
export type ChangedBet = { readonly playerId: bigint; readonly was: Ended; readonly is: Win };

const isWinner = (bet: Ended, winning: Winning): boolean =>
  bet.content === null
    ? winning.long.has(bet.id)
    : winning.short.has(keyOf(bet.playId, bet.content));

/** Of bets that received something or do now, those that end otherwise; equal ones stay untouched. */
export const changedBets = (ended: readonly Ended[], winning: Winning): readonly ChangedBet[] =>
  ended.flatMap((was) => {
    const [won] = isWinner(was, winning) ? winsOf([was], winning) : [];
    const is = won ?? lostOf(was);
    const isSame =
      was.prize === is.prize &&
      was.refund === is.refund &&
      (was.hits ?? []).join() === is.hits.join();
    return isSame ? [] : [{ playerId: was.playerId, was, is }];
  });

/** Of a bet that receives nothing any more. */
function lostOf({ playerId, id, playId, odds }: Ended): Win {
  const hits = odds.map(() => 0);
  const { paysPerHit } = playOfBet(playId);
  return { playerId, id, hits, refunds: 0, paysPerHit, prize: ZERO, refund: ZERO };
}
