import type { Money } from '@fairlot/rules/core/money';
import { bank, HOUSE, withdrawalsOf, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

export type Settled = {
  readonly currency: Currency;
  readonly amount: Money;
  /** Number of the provider that paid it out. */
  readonly provider: bigint;
  /** Names what settles it: the same is booked once. */
  readonly settlement: string;
};

/** What a provider paid out for the house is made good to it: clearing comes back to zero. */
export const settleWithdrawal = ({
  currency,
  amount,
  provider,
  settlement,
}: Settled): Movement => ({
  kind: KIND.settleWithdrawal,
  playerId: HOUSE,
  currency,
  key: `settle-withdrawal:${provider}:${settlement}`,
  postings: [{ from: withdrawalsOf(provider), to: bank, amount }],
});
