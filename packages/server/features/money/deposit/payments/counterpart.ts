import { DEPOSIT_STATES } from '@fairlot/rules/check/deposit';
import { mills } from '@fairlot/rules/core/money';
import type { Tx } from '#platform/db';
import type { Booked, Counterpart, Line } from '../../provider/adapters/index.ts';
import { judgeWaiting } from '../reversals/judge-chargeback.ts';
import { lockPayment } from '../orders/store-lock.ts';
import { refundNoOf } from './send-back.ts';
import { holdOrder, namePayment, type OrderRow, ownerOfOrder, readClock } from '../orders/store.ts';
import {
  CHARGEBACK_STATES,
  holdWaiting,
  isDisputed,
  listByRef,
  listTaken,
} from '../reversals/store-chargeback.ts';
import { listPaid, listRefunded, readSetAside } from './store-counterpart.ts';
import { EXCEPTION_STATES, holdException } from '../exceptions/store-exception.ts';
import { writeAskedSoon } from '../exceptions/store-queue.ts';

/** A payment is the one that an order was credited with, or stands among the exceptions. */
async function findPayment(tx: Tx, line: Line): Promise<Booked | undefined> {
  const { provider, no, ref, amount } = line;
  await lockPayment(tx, provider, ref);
  const owner = ownerOfOrder(no);
  const row = owner === undefined ? undefined : await holdOrder(tx, owner, no);
  const booked = { kind: 'deposit', no, ref, isDone: true } as const;
  if (row?.provider === provider && row.state === DEPOSIT_STATES.CONFIRM) {
    const its = { ...booked, amount: mills(row.paid ?? 0n), currency: row.currency };
    if (row.pay_id === ref) return its;
    const setAside = await readSetAside(tx, provider, ref);
    if (setAside) return { ...booked, amount: mills(setAside.amount), currency: setAside.currency };
    if (row.pay_id !== null || row.reversal) return unheard(tx, row);
    // Of what people ended a chargeback of, they are told when its provider tells of it.
    if (await isDisputed(tx, provider, ref)) return unheard(tx, row);
    // An operator credited it by himself: this is its payment, and no other becomes it.
    if (row.paid === amount) {
      const waiting = await holdWaiting(tx, provider, { payId: ref });
      if (await namePayment(tx, row, ref)) await judgeWaiting(tx, waiting);
    }
    return its;
  }
  const setAside = await readSetAside(tx, provider, ref);
  if (setAside) return { ...booked, amount: mills(setAside.amount), currency: setAside.currency };
  return row?.provider === provider ? unheard(tx, row) : undefined;
}

/** A payment of an order of ours that no callback told of: its provider is asked, and it stands among the exceptions then. */
async function unheard(tx: Tx, row: OrderRow): Promise<undefined> {
  await writeAskedSoon(tx, row, await readClock(tx));
}

export const paymentCounterpart: Counterpart = {
  kind: 'deposit',
  find: findPayment,
  listDone: listPaid,
};

/** What was charged back, by the name that its provider has for that. */
export const chargebackCounterpart: Counterpart = {
  kind: 'chargeback',
  find: async (tx, { provider, no, ref, amount }) => {
    const all = await listByRef(tx, provider, no);
    const its = all.filter((each) => each.pay_id === ref);
    const row = its.find((each) => each.amount === amount) ?? its[0] ?? all[0];
    if (!row) return undefined;
    const { open, ignored } = CHARGEBACK_STATES;
    return {
      kind: 'chargeback',
      no,
      ref: row.pay_id,
      amount: mills(row.amount),
      currency: row.currency,
      isDone: row.state !== open && row.state !== ignored,
    };
  },
  listDone: listTaken,
};

export const refundCounterpart: Counterpart = {
  kind: 'refund',
  find: async (tx, { provider, no }) => {
    const id = /^R(\d{1,9})$/.exec(no)?.[1];
    const row = id === undefined ? undefined : await holdException(tx, Number(id));
    if (row?.provider !== provider) return undefined;
    return {
      kind: 'refund',
      no: refundNoOf(row),
      ref: row.pay_id.replace(/#\d+$/, ''),
      amount: mills(row.amount),
      currency: row.currency,
      isDone: row.state === EXCEPTION_STATES.refunded,
    };
  },
  listDone: listRefunded,
};
