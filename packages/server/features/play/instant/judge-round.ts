import { invariant } from '@fairlot/rules/core/invariant';
import { ZERO } from '@fairlot/rules/core/money';
import { instantBet, instantPrize, instantTie, type InstantBet, type Movement } from '#ledger';
import { createRecount, judge, payoutOfBet, playOfBet, type Win } from '../bet/settle/index.ts';
import { type Cart } from '../bet/place/index.ts';
import type { Drawn } from '../bet/settle/index.ts';

/**
 * What a draw makes of the bets of a round: judged, and counted again by other code before any money
 * moves, as the bets of an issue are. Throws where the two differ: then nothing of the round is there.
 */
export async function judgeRound({ playerId, bets }: Cart, drawn: Drawn): Promise<readonly Win[]> {
  const recount = createRecount();
  const wins: Win[] = [];
  for (const bet of bets) {
    const { id, content, odds, unitStake, mostPrize = null } = bet;
    const { id: playId } = bet.play;
    const verdict = judge(playId, content, drawn);
    const agrees = await recount.agrees(playId, content, drawn, verdict);
    invariant(agrees, `bet ${id}: the recount says something else`);
    if (!verdict) continue;
    const { prize, refund } = payoutOfBet(playId, verdict, { odds, unitStake, mostPrize });
    const { paysPerHit } = playOfBet(playId);
    const { hits, refunds } = verdict;
    wins.push({ playerId, id, hits, refunds, paysPerHit, prize, refund });
  }
  return wins;
}

/** The money of a round in one unit: the stakes first, so that no prize pays for its own bet. */
export function movementsOf(cart: Cart, wins: readonly Win[]): readonly Movement[] {
  const { playerId, currency, gameId, serial: serialNumber } = cart;
  const whose = { playerId, currency, gameId, serialNumber };
  const of = (betId: string, amount: InstantBet['amount']) => ({ ...whose, betId, amount });
  return [
    ...cart.bets.map((bet) => instantBet(of(bet.id, bet.stake))),
    ...wins.flatMap((win) => [
      ...(win.prize > ZERO ? [instantPrize(of(win.id, win.prize))] : []),
      ...(win.refund > ZERO ? [instantTie(of(win.id, win.refund))] : []),
    ]),
  ];
}
