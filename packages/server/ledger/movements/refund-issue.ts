import { cash, poolOf } from '../accounts.ts';
import type { BetAmount } from './bet.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** The stake of one bet comes back because its issue was cancelled: once, whoever repeats it. */
export const refundIssue = ({
  playerId,
  betId,
  issueId,
  currency,
  amount,
  gameId,
  serialNumber,
}: BetAmount): Movement => ({
  kind: KIND.refundIssue,
  playerId,
  currency,
  key: `refund:${issueId}:${betId}`,
  reverses: betId,
  postings: [{ from: poolOf(issueId), to: cash, amount }],
  subject: { gameId, serialNumber, betId },
});
