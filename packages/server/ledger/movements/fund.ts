import type { Money } from '@fairlot/rules/core/money';
import { cash, mint, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

export type Fund = {
  readonly playerId: bigint;
  readonly amount: Money;
  readonly currency: Currency;
  /** What the money is given for, for example `register`: once each. */
  readonly reason: string;
};

/** Play money comes out of the mint, which owes all of it. */
export const fund = ({ playerId, amount, currency, reason }: Fund): Movement => ({
  kind: KIND.fund,
  playerId,
  currency,
  key: `fund:${reason}`,
  postings: [{ from: mint, to: cash, amount }],
});
