import { cash, poolOf } from '../accounts.ts';
import type { BetAmount } from './bet.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** The stake goes into the pool of the issue. The journal has the id of the bet. */
export const placeBet = (bet: BetAmount): Movement => stakeOf(KIND.placeBet, bet);

/** The same of a bet that follows what another player bet. */
export const followBet = (bet: BetAmount): Movement => stakeOf(KIND.followBet, bet);

const stakeOf = (
  kind: number,
  { playerId, betId, issueId, currency, amount, gameId, serialNumber }: BetAmount,
): Movement => ({
  id: betId,
  kind,
  playerId,
  currency,
  key: `bet:${betId}`,
  postings: [{ from: cash, to: poolOf(issueId), amount }],
  subject: { gameId, serialNumber, betId },
});
