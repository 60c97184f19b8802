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
 * What of the stakes of a round is certain whatever is drawn. Reckoned before its transaction; only where a tie gave
 * stakes of opposite bets back, again within.
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
