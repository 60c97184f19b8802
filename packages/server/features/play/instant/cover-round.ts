import { type BetToCover, coverRound } from '../../money/wagering/index.ts';
import type { Cart } from '../bet/place/index.ts';
import type { Win } from '../bet/settle/index.ts';

const betsOf = ({ bets }: Cart, wins: readonly Win[]): readonly BetToCover[] => {
  const refunds = new Map(wins.map(({ id, refund }) => [id, refund]));
  return bets.map((bet) => ({
    playId: bet.play.id,
    content: bet.content,
    odds: bet.odds,
    unitStake: bet.unitStake,
    mostPrize: bet.mostPrize ?? null,
    side: bet.turnover ?? null,
    stake: bet.stake,
    refund: refunds.get(bet.id) ?? 0n,
  }));
};

/**
 * Returns the certain part of the stakes of a round. Computed before its transaction, and again inside only if a tie
 * refunded opposite bets.
 */
export const coverCart = (cart: Cart, drawMs: number): Promise<bigint> =>
  coverRound(betsOf(cart, []), drawMs);

export async function coverWins(
  cart: Cart,
  wins: readonly Win[],
  drawMs: number,
  before: bigint,
): Promise<bigint> {
  const isTied = before > 0n && wins.some(({ refund }) => refund > 0n);
  return isTied ? coverRound(betsOf(cart, wins), drawMs) : before;
}
