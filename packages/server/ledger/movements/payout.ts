import { cash, poolOf } from '../accounts.ts';
import type { BetRun } from './bet.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** The key of the prize of a bet: paid once in a run. */
export const payoutKey = (issueId: bigint, betId: string, run: number): string =>
  `payout:${issueId}:${betId}:${run}`;

/** The prize of a bet out of the pool of its issue; the key pays it once in a run. */
export const payout = ({
  playerId,
  betId,
  issueId,
  currency,
  amount,
  run,
  gameId,
  serialNumber,
}: BetRun): Movement => ({
  kind: KIND.payout,
  playerId,
  currency,
  key: payoutKey(issueId, betId, run),
  postings: [{ from: poolOf(issueId), to: cash, amount }],
  subject: { gameId, serialNumber, betId },
});
