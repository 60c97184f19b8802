import { PART_STATES } from '@fairlot/rules/check/withdraw-state';
import { divFloor, mills, type Money } from '@fairlot/rules/core/money';
import type { Counterpart } from '../../provider/adapters/index.ts';
import { findSentPart, listPaidParts, type SentPart } from './store-counterpart.ts';

/** What arrives of a payout, and of what: of USDT its share of what was quoted. */
export function sentOf({
  amount,
  total,
  usdt,
  currency,
}: Pick<SentPart, 'amount' | 'total' | 'usdt' | 'currency'>): {
  readonly amount: Money;
  readonly currency: string;
} {
  if (usdt === null) return { amount: mills(amount), currency };
  return { amount: mills(divFloor(amount * usdt, total)), currency: 'USDT' };
}

export const payoutCounterpart: Counterpart = {
  kind: 'payout',
  find: async (tx, { provider, no }) => {
    const part = await findSentPart(tx, no);
    if (!part || Number(part.provider_ref) !== provider) return undefined;
    const isDone = part.state === PART_STATES.PAID;
    return { kind: 'payout', no, ref: part.provider_no, isDone, ...sentOf(part) };
  },
  listDone: async (db, span) =>
    (await listPaidParts(db, span)).map((part) => ({
      kind: 'payout',
      no: part.no,
      ref: null,
      isDone: true,
      atMs: Number(part.ended_ms),
      ...sentOf(part),
    })),
};
