import { invariant } from '@fairlot/rules/core/invariant';
import type { Money } from '@fairlot/rules/core/money';
import { cash, transit, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

export type Commission = {
  /** Of both journals. */
  readonly id: string;
  readonly followerId: bigint;
  readonly leaderId: bigint;
  readonly planId: string;
  /** Which payment of the plan it is, from 1 on: each is made once. */
  readonly n: number;
  readonly amount: Money;
  readonly currency: Currency;
};

/**
 * What a follower pays his leader of the profit of a plan: a journal in the books of each, linked by their id
 * and by way of transit, so that there are both or neither.
 */
export function followCommission({
  id,
  followerId,
  leaderId,
  planId,
  n,
  amount,
  currency,
}: Commission): readonly [Movement, Movement] {
  invariant(followerId !== leaderId, 'nobody follows himself');
  const both = { id, currency, key: `commission:${planId}:${n}` };
  return [
    {
      ...both,
      kind: KIND.followCommissionOut,
      playerId: followerId,
      postings: [{ from: cash, to: transit, amount }],
      subject: { otherPlayerId: String(leaderId) },
    },
    {
      ...both,
      kind: KIND.followCommissionIn,
      playerId: leaderId,
      postings: [{ from: transit, to: cash, amount }],
      subject: { otherPlayerId: String(followerId) },
    },
  ];
}
