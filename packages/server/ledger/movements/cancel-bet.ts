import { cash, poolOf } from '../accounts.ts';
import type { BetAmount } from './bet.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** Key of the journal by which a player took a bet back. */
export const cancelKey = (betId: string): string => `cancel:${betId}`;

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
  key: cancelKey(betId),
  reverses: betId,
  postings: [{ from: poolOf(issueId), to: cash, amount }],
  subject: { gameId, serialNumber, betId },
});
