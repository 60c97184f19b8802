import type { PayoutAsked, Provider, StatementRow, Unreadable } from './adapter.ts';
import { ask, type Asking } from './ask.ts';
import { readBalance, readOrder, readPayout, readState, readStatement } from './sandbox-answers.ts';

/** Pages of a statement that are read at most: a million lines. */
const MOST_PAGES = 1_000;
/** Lines that cannot be read are put before operators up to about so many at a time. */
const MOST_UNREADABLE = 100;

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

/** The sandbox (`packages/sandbox`), or a provider with the same API. */
export function sandboxProvider(of: { id: string; number: number }, asking: Asking): Provider {
  const call = (path: string, fields: object) => ask(asking, `/v1/${path}`, { ...fields });
  return {
    ...of,
    create: async (order) =>
      readOrder(
        order.orderNo,
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
    query: async (orderNo) => readOrder(orderNo, await call('query', { OrderNo: orderNo })),
    refund: async ({ orderNo, payId, refundNo, amount: back }) => {
      const fields = { OrderNo: orderNo, PayId: payId, RefundNo: refundNo, Amount: Number(back) };
      return { state: readState(await call('refund', fields)) };
    },
    payout: async (asked) => readPayout(await call('payout', payoutFields(asked))),
    queryPayout: async (payoutNo) => readPayout(await call('queryPayout', { PayoutNo: payoutNo })),
    balance: async (currency) =>
      readBalance(currency, await call('balance', { Currency: currency })),
    statement: async (fromMs, toMs) => {
      const rows: StatementRow[] = [];
      const unreadable: Unreadable[] = [];
      let skip: number | null = 0;
      for (let page = 0; page < MOST_PAGES && skip !== null; page += 1) {
        const fields = { From: fromMs, To: toMs, Skip: skip };
        const read = readStatement(await call('statement', fields));
        if (!read) return { state: 'UNKNOWN', rows: [] };
        rows.push(...read.rows);
        if (unreadable.length < MOST_UNREADABLE) unreadable.push(...read.unreadable);
        skip = read.next;
      }
      if (skip !== null) return { state: 'UNKNOWN', rows: [] };
      return { state: 'PAID', rows, ...(unreadable.length > 0 && { unreadable }) };
    },
  };
}
