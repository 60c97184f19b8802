import type { Money } from '@fairlot/rules/core/money';
import type { Currency } from '../accounts.ts';

/** What every movement of a bet must know of it. */
export type BetRef = {
  readonly playerId: bigint;
  readonly betId: string;
  /** Id of the issue: names its pool. */
  readonly issueId: bigint;
  readonly currency: Currency;
  readonly gameId: number;
  readonly serialNumber: number;
};

export type BetAmount = BetRef & { readonly amount: Money };

/** A payout belongs to a run of the settlement; only a recorded correction starts another run. */
export type BetRun = BetAmount & { readonly run: number };
