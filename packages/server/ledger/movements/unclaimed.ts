import type { Money } from '@fairlot/rules/core/money';
import {
  bank,
  cash,
  depositsAt,
  HOUSE,
  revenue,
  unclaimed,
  type Currency,
  type Posting,
} from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/**
 * A payment that came without an order, twice, late or for another amount: in the books at once, so that they agree
 * with those of the provider, and nobody's until somebody decides.
 */
export type Unclaimed = {
  readonly currency: Currency;
  readonly amount: Money;
  /** Number of the provider that has it. */
  readonly provider: number;
  /** The provider's own name of the payment: each is in the books once. */
  readonly payment: string;
};

const ofHouse = (
  kind: number,
  what: string,
  { currency, provider, payment }: Unclaimed,
  posting: Posting,
): Movement => ({
  kind,
  playerId: HOUSE,
  currency,
  key: `${what}:${provider}:${payment}`,
  postings: [posting],
});

/** It is there, and nobody's. */
export const suspendDeposit = (of: Unclaimed): Movement =>
  ofHouse(KIND.suspendDeposit, 'suspend', of, {
    from: depositsAt(BigInt(of.provider)),
    to: unclaimed,
    amount: of.amount,
  });

/** It goes back to who paid. */
export const refundDeposit = (of: Unclaimed): Movement =>
  ofHouse(KIND.refundDeposit, 'refund', of, {
    from: unclaimed,
    to: depositsAt(BigInt(of.provider)),
    amount: of.amount,
  });

/** It stays with the house. */
export const forfeitDeposit = (of: Unclaimed): Movement =>
  ofHouse(KIND.forfeitDeposit, 'forfeit', of, { from: unclaimed, to: revenue, amount: of.amount });

/** The provider took it out of what it has of us, and nobody else pays for it; `payment` is its name of that. */
export const bearChargeback = (of: Unclaimed): Movement =>
  ofHouse(KIND.bearChargeback, 'bear', of, {
    from: revenue,
    to: depositsAt(BigInt(of.provider)),
    amount: of.amount,
  });

/** It is a player's after all. */
export const supplementDeposit = (of: Unclaimed & { readonly playerId: bigint }): Movement => ({
  kind: KIND.depositSupplement,
  playerId: of.playerId,
  currency: of.currency,
  key: `supplement:${of.provider}:${of.payment}`,
  postings: [{ from: unclaimed, to: cash, amount: of.amount }],
});

/** The provider hands over what it took in; `payment` is its name of the transfer. */
export const settleDeposit = (of: Unclaimed): Movement =>
  ofHouse(KIND.settleDeposit, 'settle', of, {
    from: bank,
    to: depositsAt(BigInt(of.provider)),
    amount: of.amount,
  });
