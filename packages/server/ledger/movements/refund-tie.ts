import { cash, poolOf } from '../accounts.ts';
import type { BetRun } from './bet.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** Stake that comes back because the outcome was a tie; the bet stands, so nothing is reversed. */
export const refundTie = ({
  playerId,
  betId,
  issueId,
  currency,
  amount,
  run,
  gameId,
  serialNumber,
}: BetRun): Movement => ({
  kind: KIND.refundTie,
  playerId,
  currency,
  key: `tie:${issueId}:${betId}:${run}`,
  postings: [{ from: poolOf(issueId), to: cash, amount }],
  subject: { gameId, serialNumber, betId },
});
