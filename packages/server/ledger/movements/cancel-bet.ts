import { cash, poolOf } from '../accounts.ts';
import type { BetAmount } from './bet.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** Takes the bet back before the close; of cancel and refund only one can ever be posted. */
export const cancelBet = ({
  playerId,
  betId,
  issueId,
  currency,
  amount,
  gameId,
  serialNumber,
}: BetAmount): Movement => ({
  kind: KIND.cancelBet,
  playerId,
  currency,
  key: `cancel:${betId}`,
  reverses: betId,
  postings: [{ from: poolOf(issueId), to: cash, amount }],
  subject: { gameId, serialNumber, betId },
});
