import * as z from 'zod/mini';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { OrderAnswer, PayoutAnswer, PayoutAsked, Provider, StatementRow } from './adapter.ts';
import { ask, type Asking } from './ask.ts';

/** The sandbox (`packages/sandbox`), and whoever speaks as it does. */
const State = z.enum(['PAID', 'PENDING', 'FAILED', 'UNKNOWN']);
const amount = z.int().check(z.minimum(0));
const name = z.string().check(z.minLength(1), z.maxLength(100));
const Order = z.object({
  State,
  Ref: z.optional(name),
  PayUrl: z.optional(z.url().check(z.maxLength(500))),
  Payments: z.optional(
    z
      .array(z.object({ PayId: name, Amount: amount, TimeStamp: z.int() }))
      .check(z.maxLength(1_000)),
  ),
  IsMissing: z.optional(z.boolean()),
});
const Payout = z.object({ State, Ref: z.optional(name), IsMissing: z.optional(z.boolean()) });
const Said = z.object({ State });
const Balance = z.object({ State, Amount: z.int() });
const Statement = z.object({
  State,
  Rows: z.array(
    z.object({
      Kind: z.enum(['deposit', 'payout', 'refund', 'settle', 'fund', 'chargeback']),
      No: name,
      Ref: name,
      Amount: amount,
      Currency: z.string(),
      TimeStamp: z.int(),
    }),
  ),
  Next: z.nullable(z.int()),
});

const money = (value: number): Money => mills(BigInt(value));
/** Pages of a statement that are read at most: a million lines. */
const MOST_PAGES = 1_000;

const orderAnswer = (said: unknown): OrderAnswer => {
  const read = Order.safeParse(said);
  if (!read.success) return { state: 'UNKNOWN', payments: [] };
  const { State: state, Ref, PayUrl, Payments = [], IsMissing } = read.data;
  const isWeb = PayUrl !== undefined && /^https?:$/.test(new URL(PayUrl).protocol);
  return {
    state,
    ...(Ref !== undefined && { ref: Ref }),
    ...(isWeb && { payUrl: PayUrl }),
    ...(IsMissing !== undefined && { isMissing: IsMissing }),
    payments: Payments.map(({ PayId, Amount, TimeStamp }) => ({
      payId: PayId,
      amount: money(Amount),
      atMs: TimeStamp,
    })),
  };
};

const payoutAnswer = (said: unknown): PayoutAnswer => {
  const read = Payout.safeParse(said);
  if (!read.success) return { state: 'UNKNOWN' };
  const { State: state, Ref, IsMissing } = read.data;
  return {
    state,
    ...(Ref !== undefined && { ref: Ref }),
    ...(IsMissing !== undefined && { isMissing: IsMissing }),
  };
};

const payoutFields = (asked: PayoutAsked) => ({
  PayoutNo: asked.payoutNo,
  Amount: Number(asked.amount),
  Currency: asked.currency,
  ...(asked.units && { Units: String(asked.units.units), Decimals: asked.units.decimals }),
  Bank: asked.bank,
  Number: asked.number,
  ...(asked.memo !== undefined && { Memo: asked.memo }),
  Holder: asked.holder,
  NotifyAt: asked.notifyAt,
});

export function sandboxProvider(of: { id: string; number: number }, asking: Asking): Provider {
  const call = (path: string, fields: object) => ask(asking, `/v1/${path}`, { ...fields });
  return {
    ...of,
    create: async (order) =>
      orderAnswer(
        await call('create', {
          OrderNo: order.orderNo,
          Amount: Number(order.amount),
          Currency: order.currency,
          Type: order.type,
          NotifyAt: order.notifyAt,
          ReturnTo: order.returnTo,
          ExpiresTimeStamp: order.expiresMs,
        }),
      ),
    query: async (orderNo) => orderAnswer(await call('query', { OrderNo: orderNo })),
    refund: async ({ orderNo, payId, refundNo, amount: back }) => {
      const read = Said.safeParse(
        await call('refund', {
          OrderNo: orderNo,
          PayId: payId,
          RefundNo: refundNo,
          Amount: Number(back),
        }),
      );
      return { state: read.success ? read.data.State : 'UNKNOWN' };
    },
    payout: async (asked) => payoutAnswer(await call('payout', payoutFields(asked))),
    queryPayout: async (payoutNo) =>
      payoutAnswer(await call('queryPayout', { PayoutNo: payoutNo })),
    balance: async (currency) => {
      const read = Balance.safeParse(await call('balance', { Currency: currency }));
      if (!read.success) return { state: 'UNKNOWN', amount: mills(0n) };
      return { state: read.data.State, amount: money(read.data.Amount) };
    },
    statement: async (fromMs, toMs) => {
      const rows: StatementRow[] = [];
      let skip: number | null = 0;
      for (let page = 0; page < MOST_PAGES && skip !== null; page += 1) {
        const fields = { From: fromMs, To: toMs, Skip: skip };
        const read = Statement.safeParse(await call('statement', fields));
        if (!read.success || read.data.State !== 'PAID') return { state: 'UNKNOWN', rows: [] };
        for (const row of read.data.Rows) {
          rows.push({
            kind: row.Kind,
            no: row.No,
            ref: row.Ref,
            amount: money(row.Amount),
            currency: row.Currency,
            atMs: row.TimeStamp,
          });
        }
        skip = read.data.Next;
      }
      return skip === null ? { state: 'PAID', rows } : { state: 'UNKNOWN', rows: [] };
    },
  };
}
