import { cash, poolOf } from '../accounts.ts';
import type { BetAmount } from './bet.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** The stake goes into the pool of the issue. The journal has the id of the bet. */
export const placeBet = ({
  playerId,
  betId,
  issueId,
  currency,
  amount,
  gameId,
  serialNumber,
}: BetAmount): Movement => ({
  id: betId,
  kind: KIND.placeBet,
  playerId,
  currency,
  key: `bet:${betId}`,
  postings: [{ from: cash, to: poolOf(issueId), amount }],
  subject: { gameId, serialNumber, betId },
});
