import { cash, poolOf } from '../accounts.ts';
import type { BetRun } from './bet.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** The key of what a tie gave back of a bet: once in a run. */
export const tieKey = (issueId: bigint, betId: string, run: number): string =>
  `tie:${issueId}:${betId}:${run}`;

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
  key: tieKey(issueId, betId, run),
  postings: [{ from: poolOf(issueId), to: cash, amount }],
  subject: { gameId, serialNumber, betId },
});
