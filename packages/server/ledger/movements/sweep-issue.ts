import { subtractMoney, ZERO, type Money } from '@fairlot/rules/core/money';
import { HOUSE, poolOf, revenue, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

export type Sweep = {
  readonly issueId: bigint;
  readonly currency: Currency;
  /** What is left in the pool; negative when the prizes exceeded the stakes. */
  readonly left: Money;
  readonly run: number;
  readonly gameId: number;
  readonly serialNumber: number;
};

/**
 * Empties the pool of a settled issue into the house, or fills it from there: the one journal an issue
 * that touches the house. Undefined when the pool is empty already.
 */
export function sweepIssue({
  issueId,
  currency,
  left,
  run,
  gameId,
  serialNumber,
}: Sweep): Movement | undefined {
  if (left === ZERO) return undefined;
  const pool = poolOf(issueId);
  const posting =
    left > ZERO
      ? { from: pool, to: revenue, amount: left }
      : { from: revenue, to: pool, amount: subtractMoney(ZERO, left) };
  return {
    kind: KIND.sweepIssue,
    playerId: HOUSE,
    currency,
    key: `sweep:${issueId}:${currency}:${run}`,
    postings: [posting],
    subject: { gameId, serialNumber },
  };
}
