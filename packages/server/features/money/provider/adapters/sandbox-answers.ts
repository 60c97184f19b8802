import * as z from 'zod/mini';
import { mills, type Money } from '@fairlot/rules/core/money';
import type {
  OrderAnswer,
  Paid,
  PayoutAnswer,
  Provider,
  StatementRow,
  Unreadable,
} from './adapter.ts';
import {
  outsideAmount,
  outsideBalance,
  outsideCurrency,
  outsideName,
  outsideTime,
  outsideTransfer,
  saidOf,
  shownOf,
} from './outside-fields.ts';

/** Reads answers of the sandbox. Values beyond the bounds go to `unreadable`; the rest stays valid. */
const State = z.enum(['PAID', 'PENDING', 'FAILED', 'UNKNOWN']);
const MOST_PAYMENTS = 1_000;
const Order = z.object({
  State,
  Ref: z.optional(outsideName),
  PayUrl: z.optional(z.url().check(z.maxLength(500))),
  Payments: z.optional(z.array(z.unknown()).check(z.maxLength(MOST_PAYMENTS))),
  IsMissing: z.optional(z.boolean()),
});
const Payment = z.object({ PayId: outsideName, Amount: outsideAmount, TimeStamp: outsideTime });
const Payout = z.object({
  State,
  Ref: z.optional(outsideName),
  IsMissing: z.optional(z.boolean()),
});
const Said = z.object({ State });
const Balance = z.object({ State, Amount: z.unknown() });
const Statement = z.object({ State, Rows: z.array(z.unknown()), Next: z.nullable(z.int()) });
const line = {
  No: outsideName,
  Ref: outsideName,
  Currency: outsideCurrency,
  TimeStamp: outsideTime,
};
const Line = z.discriminatedUnion('Kind', [
  z.object({
    Kind: z.enum(['deposit', 'payout', 'refund', 'chargeback']),
    Amount: outsideAmount,
    ...line,
  }),
  z.object({ Kind: z.enum(['settle', 'fund']), Amount: outsideTransfer, ...line }),
]);
const LineKind = z.enum(['deposit', 'payout', 'refund', 'settle', 'fund', 'chargeback']);

const money = (value: number): Money => mills(BigInt(value));

/** Up to so many of an answer are put before operators. */
const MOST_UNREADABLE = 100;
const some = (unreadable: readonly Unreadable[]) =>
  unreadable.length > 0 && { unreadable: unreadable.slice(0, MOST_UNREADABLE) };

export function readOrder(orderNo: string, said: unknown): OrderAnswer {
  const read = Order.safeParse(said);
  if (!read.success) return { state: 'UNKNOWN', payments: [] };
  const { State: state, Ref, PayUrl, Payments = [], IsMissing } = read.data;
  const isWeb = PayUrl !== undefined && /^https?:$/.test(new URL(PayUrl).protocol);
  const payments: Paid[] = [];
  const unreadable: Unreadable[] = [];
  for (const each of Payments) {
    const payment = Payment.safeParse(each);
    if (payment.success) {
      const { PayId: payId, Amount, TimeStamp: atMs } = payment.data;
      payments.push({ payId, amount: money(Amount), atMs });
    } else {
      const ref = shownOf(saidOf(each, 'PayId'));
      unreadable.push({ what: 'deposit', no: orderNo, ref, currency: '', said: shownOf(each) });
    }
  }
  return {
    state,
    ...(Ref !== undefined && { ref: Ref }),
    ...(isWeb && { payUrl: PayUrl }),
    ...(IsMissing !== undefined && { isMissing: IsMissing }),
    payments,
    ...some(unreadable),
  };
}

export function readPayout(said: unknown): PayoutAnswer {
  const read = Payout.safeParse(said);
  if (!read.success) return { state: 'UNKNOWN' };
  const { State: state, Ref, IsMissing } = read.data;
  return {
    state,
    ...(Ref !== undefined && { ref: Ref }),
    ...(IsMissing !== undefined && { isMissing: IsMissing }),
  };
}

export function readState(said: unknown): OrderAnswer['state'] {
  const read = Said.safeParse(said);
  return read.success ? read.data.State : 'UNKNOWN';
}

export function readBalance(
  currency: string,
  said: unknown,
): Awaited<ReturnType<Provider['balance']>> {
  const read = Balance.safeParse(said);
  const unknown = { state: 'UNKNOWN', amount: mills(0n) } as const;
  if (!read.success) return unknown;
  const amount = outsideBalance.safeParse(read.data.Amount);
  if (amount.success) return { state: read.data.State, amount: money(amount.data) };
  const shown = shownOf(read.data.Amount);
  return { ...unknown, ...some([{ what: 'balance', no: '', ref: '', currency, said: shown }]) };
}

export type StatementPage = {
  readonly rows: readonly StatementRow[];
  readonly unreadable: readonly Unreadable[];
  readonly next: number | null;
};

/** One page of a statement; undefined where it is none. */
export function readStatement(said: unknown): StatementPage | undefined {
  const read = Statement.safeParse(said);
  if (!read.success || read.data.State !== 'PAID') return undefined;
  const rows: StatementRow[] = [];
  const unreadable: Unreadable[] = [];
  for (const each of read.data.Rows) {
    const row = Line.safeParse(each);
    if (row.success) {
      const {
        Kind: kind,
        No: no,
        Ref: ref,
        Amount,
        Currency: currency,
        TimeStamp: atMs,
      } = row.data;
      rows.push({ kind, no, ref, amount: money(Amount), currency, atMs });
    } else unreadable.push(unreadableLine(each));
  }
  return { rows, unreadable: unreadable.slice(0, MOST_UNREADABLE), next: read.data.Next };
}

function unreadableLine(said: unknown): Unreadable {
  const kind = LineKind.safeParse(saidOf(said, 'Kind'));
  return {
    what: kind.success ? kind.data : 'balance',
    no: shownOf(saidOf(said, 'No')),
    ref: shownOf(saidOf(said, 'Ref')),
    currency: shownOf(saidOf(said, 'Currency')),
    said: shownOf(said),
  };
}
