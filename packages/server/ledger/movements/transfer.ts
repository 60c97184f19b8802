import { invariant } from '@fairlot/rules/core/invariant';
import type { Money } from '@fairlot/rules/core/money';
import { cash, transit, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

export type Transfer = {
  /** Of the request: the journals of both players have it. */
  readonly id: string;
  readonly from: bigint;
  readonly to: bigint;
  readonly amount: Money;
  readonly currency: Currency;
};

/**
 * Money from one player to another: a journal in the books of each, linked by their id and by way of
 * transit, as one unit, so that there are both or neither.
 */
export function transfer({
  id,
  from,
  to,
  amount,
  currency,
}: Transfer): readonly [Movement, Movement] {
  invariant(from !== to, 'a transfer has two players');
  const both = { id, currency, key: `transfer:${id}` };
  return [
    {
      ...both,
      kind: KIND.transferOut,
      playerId: from,
      postings: [{ from: cash, to: transit, amount }],
      subject: { otherPlayerId: String(to) },
    },
    {
      ...both,
      kind: KIND.transferIn,
      playerId: to,
      postings: [{ from: transit, to: cash, amount }],
      subject: { otherPlayerId: String(from) },
    },
  ];
}
