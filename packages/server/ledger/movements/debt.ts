import type { Money } from '@fairlot/rules/core/money';
import { cash, debt, revenue, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

export type DebtMoved = {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly amount: Money;
  /** What it comes of: once each. */
  readonly cause: string;
};

/** What is missing in a wallet for something that is taken back: it comes there as what its player owes. */
export const runDebt = ({ playerId, currency, amount, cause }: DebtMoved): Movement => ({
  kind: KIND.runDebt,
  playerId,
  currency,
  key: `debt:${cause}`,
  postings: [{ from: debt, to: cash, amount }],
});

/** A player pays of what he owes. */
export const offsetDebt = ({ playerId, currency, amount, cause }: DebtMoved): Movement => ({
  kind: KIND.offsetDebt,
  playerId,
  currency,
  key: `debt-offset:${cause}`,
  postings: [{ from: cash, to: debt, amount }],
});

/** The house gives up what a player owes. */
export const writeOffDebt = ({ playerId, currency, amount, cause }: DebtMoved): Movement => ({
  kind: KIND.writeOffDebt,
  playerId,
  currency,
  key: `debt-writeoff:${cause}`,
  postings: [{ from: revenue, to: debt, amount }],
});
